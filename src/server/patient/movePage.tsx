import type { ReactElement } from 'react';
import { MOVE_FIELDS, MOVE_QUERY } from '../../content/pages/appointment';
import { earlierTexts } from '../../content/pages/earlier';
import { isCalendarDate } from '../../domain/calendarDate';
import { readTimeKey } from '../../domain/timeKey';
import { findTime } from '../../pages/appointment/freeWeek';
import { MovePage, type MovePageProps } from '../../pages/appointment/MovePage';
import type { StoredAppointment } from '../booking/find';
import { MOST_MOVES } from '../booking/move';
import { readDoctors, readSituation } from '../clinic/timetable';
import type { SlotOnDate } from '../db/entities';
import type { Db } from '../db/schema';
import { Problem } from '../errors/problem';

/** @throws {Problem} 400 for a form that is not ours */
export function readMove(fields: URLSearchParams): SlotOnDate & { readonly moves: number } {
  const time = readTimeKey(fields.get(MOVE_FIELDS.time));
  const moves = fields.get(MOVE_FIELDS.moves) ?? '';
  if (time === undefined || !/^\d{1,15}$/.test(moves)) throw new Problem(400);
  return { ...time, moves: Number(moves) };
}

export interface MovePageOptions extends Pick<MovePageProps, 'paths' | 'refused'> {
  readonly appointment: StoredAppointment;
  /** Query of the page's address. Invalid values are ignored. */
  readonly query: URLSearchParams;
  readonly bookingWeeks: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Returns the page on which a patient chooses another time of the same service. */
export async function movePage(db: Db, options: MovePageOptions): Promise<ReactElement> {
  const { appointment, query, bookingWeeks, at, ...shown } = options;
  const all = await readDoctors(db);
  const doctors = all.filter(({ serviceId }) => serviceId === appointment.service.id);
  const wished = Number(query.get(MOVE_QUERY.doctor) ?? appointment.doctor.id);
  const doctor = doctors.find(({ id }) => id === wished) ?? doctors.at(0);
  const times = doctor && (await readSituation(db, doctor.id, at, bookingWeeks));
  const week = query.get(MOVE_QUERY.week) ?? '';
  const time = readTimeKey(query.get(MOVE_FIELDS.time));
  const found = times && time && findTime(times, time);
  const chosen = found?.status === 'available' ? found : undefined;
  const refused = shown.refused ?? (time && !chosen ? { ...time, reason: earlierTexts.gone } : undefined);
  const near = (refused ?? chosen)?.date ?? (isCalendarDate(week) ? week : appointment.date);
  return (
    <MovePage
      {...shown}
      appointment={appointment}
      doctors={doctors}
      doctor={doctor}
      times={times}
      chosen={chosen}
      isLast={appointment.moves + 1 >= MOST_MOVES}
      refused={refused}
      near={near}
    />
  );
}

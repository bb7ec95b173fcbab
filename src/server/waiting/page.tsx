import type { ReactElement } from 'react';
import { momentWords } from '../../content/dateWords';
import { EARLIER_FIELDS, earlierTexts, type EarlierState } from '../../content/pages/earlier';
import type { PatientPaths } from '../../content/patientPaths';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { timeKey } from '../../domain/timeKey';
import { EarlierPage } from '../../pages/appointment/EarlierPage';
import type { StoredAppointment } from '../booking/find';
import { readDoctors } from '../clinic/timetable';
import type { Doctor, SlotOnDate } from '../db/entities';
import type { Db } from '../db/schema';
import { findWaiting, type TimeWish } from './list';
import { freeOfferAt } from './offers';

/** Returns undefined where no time at all would suit. */
export function readTimeWish(form: URLSearchParams): TimeWish | undefined {
  const sum = (field: string, known: RegExp, bitOf: (value: number) => number): number =>
    form.getAll(field).reduce((bits, text) => (known.test(text) ? bits | bitOf(Number(text)) : bits), 0);
  const days = sum(EARLIER_FIELDS.day, /^[0-4]$/, (weekday) => 1 << weekday);
  const parts = sum(EARLIER_FIELDS.part, /^[12]$/, (part) => part);
  return days > 0 && parts > 0 ? { days, parts, anyDoctor: form.has(EARLIER_FIELDS.anyDoctor) } : undefined;
}

export interface EarlierPageOptions {
  readonly appointment: StoredAppointment;
  readonly paths: PatientPaths;
  readonly now: ClinicTime;
  readonly bookingWeeks: number;
  /** The time in the link of a mail. */
  readonly offered?: SlotOnDate | undefined;
  /** A form with which no time would suit. */
  readonly incomplete?: URLSearchParams;
}

/** Returns the page on which a patient waits for an earlier time, or is shown one. */
export async function earlierPage(db: Db, options: EarlierPageOptions): Promise<ReactElement> {
  const { appointment, paths, offered, incomplete } = options;
  const doctors = (await readDoctors(db)).filter(({ serviceId }) => serviceId === appointment.service.id);
  const waiting = await findWaiting(db, appointment.id);
  const offer = offered && (await findOffer(db, offered, doctors, options));
  const asked: EarlierState = waiting && !incomplete ? 'waiting' : 'ask';
  const shown: EarlierState = offer ? 'offer' : 'gone';
  return (
    <EarlierPage
      state={offered === undefined ? asked : shown}
      when={momentWords(appointment)}
      waiting={waiting}
      hasOtherDoctors={doctors.length > 1}
      sent={incomplete}
      problem={incomplete && earlierTexts.noTime}
      {...{ paths, ...(offer && { offer }) }}
    />
  );
}

/** Returns a freed time as the page shows it, where it is free. */
async function findOffer(
  db: Db,
  offered: SlotOnDate,
  doctors: readonly Doctor[],
  { now, bookingWeeks, appointment: { moves } }: EarlierPageOptions,
) {
  const offer = await freeOfferAt(db, offered, now, bookingWeeks);
  const doctor = doctors.find(({ id }) => id === offer?.doctorId);
  if (offer === undefined || doctor === undefined) return undefined;
  const text = `${momentWords({ date: offered.date, startTime: offer.startTime })}, la ${doctorName(doctor)}`;
  return { text, time: timeKey(offered), moves };
}

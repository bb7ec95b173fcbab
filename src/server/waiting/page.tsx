import type { ReactElement } from 'react';
import { momentWords } from '../../content/dateWords';
import { EARLIER_FIELDS, earlierTexts } from '../../content/pages/earlier';
import type { PatientPaths } from '../../content/patientPaths';
import type { TimeWish } from '../../domain/waiting';
import { EarlierPage } from '../../pages/appointment/EarlierPage';
import type { StoredAppointment } from '../booking/find';
import { readDoctors } from '../clinic/timetable';
import type { Db } from '../db/schema';
import { findWaiting, toWaiting } from './list';

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
  /** A form with which no time would suit. */
  readonly incomplete?: URLSearchParams;
}

/** Returns the page on which a patient waits for an earlier time. */
export async function earlierPage(db: Db, options: EarlierPageOptions): Promise<ReactElement> {
  const { appointment, paths, incomplete } = options;
  const doctors = (await readDoctors(db)).filter(({ serviceId }) => serviceId === appointment.service.id);
  const waiting = incomplete ? undefined : await findWaiting(db, appointment.reference);
  return (
    <EarlierPage
      when={momentWords(appointment)}
      hasOtherDoctors={doctors.length > 1}
      sent={incomplete}
      problem={incomplete && earlierTexts.noTime}
      paths={paths}
      waiting={waiting && toWaiting(waiting)}
    />
  );
}

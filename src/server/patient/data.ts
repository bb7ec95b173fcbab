import { sql } from 'kysely';
import type { PersonRecord } from '../../content/words/personText';
import { clinicTimeAt } from '../../domain/clock';
import { comingAmong, selectAppointments, toStored, type StoredAppointment } from '../booking/find';
import { wipeLog } from '../db/dialect';
import { selectRequests } from '../contact/find';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { normalizedEmail } from '../limits/mailbox';
import { selectMails } from '../outbox/list';
import { toWaiting } from '../waiting/list';
import { forget, recordErasureRequest, personalRows, type PersonalRows, type Purge } from './forget';

/** A person, by e-mail address or by the reference of one appointment, message or waiting-list entry. */
export type Person = { readonly email: string } | { readonly reference: string };

/** Selects a person's rows. Patients who booked by phone may have no e-mail address. */
function rowsOf(db: Db, person: Person): PersonalRows {
  const { appointments, contactRequests, places } = personalRows(db);
  const isOf =
    'email' in person
      ? sql<boolean>`normalized_email = ${normalizedEmail(person.email)} and normalized_email <> ''`
      : sql<boolean>`reference = ${person.reference}`;
  return {
    appointments: appointments.where(isOf),
    contactRequests: contactRequests.where(isOf),
    places: places.where(isOf),
  };
}

/** Returns all stored data of a person (GDPR, article 15); empty lists if there are none. */
export async function findPerson(db: Db, person: Person): Promise<PersonRecord> {
  const ids = rowsOf(db, person);
  const appointments = await selectAppointments(db)
    .where('appointments.id', 'in', ids.appointments)
    .orderBy('appointments.id')
    .execute();
  const waiting = await db
    .selectFrom('waiting')
    .selectAll()
    .where((row) => row.or([row('id', 'in', ids.places), row('appointmentId', 'in', ids.appointments)]))
    .execute();
  const contactRequests = await selectRequests(db).where('id', 'in', ids.contactRequests).execute();
  const mails = await selectMails(db)
    .where((row) =>
      row.or([
        row('appointments.id', 'in', ids.appointments),
        row('contactRequestId', 'in', ids.contactRequests),
        row('waitingId', 'in', [0, ...waiting.map(({ id }) => id)]),
      ]),
    )
    .orderBy('outbox.id')
    .$narrowType<{ reference: string }>()
    .execute();
  return {
    appointments: appointments.map((row) => {
      const own = waiting.find(({ appointmentId }) => appointmentId === row.id);
      return { ...toStored(row), ...(own && { waiting: toWaiting(own) }) };
    }),
    contactRequests,
    places: waiting.filter(({ appointmentId }) => appointmentId === null).map(toWaiting),
    mails,
  };
}

/** Coming appointments, because of which a person's data are not erased. */
export interface UpcomingAppointments {
  readonly coming: readonly StoredAppointment[];
}

/**
 * Erases a person's data (GDPR, article 17), all or nothing. Doctor, day and time of appointments stay.
 * @param now ms since the epoch
 * @returns the erased rows, or the coming appointments that prevent the erasure
 */
export async function forgetPerson(
  db: Db,
  person: Person,
  by: 'patient' | 'staff',
  now: number,
): Promise<Purge | UpcomingAppointments> {
  const outcome = await writing(db, async (tx): Promise<Purge | UpcomingAppointments> => {
    const rows = rowsOf(tx, person);
    const found = await selectAppointments(tx).where('appointments.id', 'in', rows.appointments).execute();
    const coming = comingAmong(found.map(toStored), clinicTimeAt(now));
    if (coming.length > 0) return { coming };
    // Only the appointments that were checked: another may have been booked since.
    const known = personalRows(tx).appointments.where('id', 'in', [0, ...found.map(({ id }) => id)]);
    await recordErasureRequest(tx, 'email' in person ? normalizedEmail(person.email) : person.reference, now);
    return forget(tx, { ...rows, appointments: known }, by);
  });
  if (!('coming' in outcome)) await wipeLog(db);
  return outcome;
}

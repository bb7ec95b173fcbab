import { sql } from 'kysely';
import type { PersonRecord } from '../../content/words/personText';
import { clinicTimeAt } from '../../domain/clock';
import { findByIds, upcomingAmong } from '../booking/find';
import { wipeLog } from '../db/dialect';
import { anyOf, type Db } from '../db/schema';
import { selectRequests } from '../contact/store';
import { inTransaction } from '../db/transaction';
import { normalizedEmail } from '../limits/uses';
import { selectMails } from '../outbox/list';
import { toEntry } from '../waiting/entries';
import { forget, readPersonal, recordErasureRequest } from './forget';

/** A person, by e-mail address or by the reference of one appointment, message or waiting-list entry. */
export type Person = { readonly email: string } | { readonly reference: string };

/** Reads a person's rows. Patients who booked by phone may have no e-mail address. */
function readRows(db: Db, person: Person) {
  const isOwn =
    'email' in person
      ? sql<boolean>`normalized_email = ${normalizedEmail(person.email)} and normalized_email <> ''`
      : sql<boolean>`reference = ${person.reference}`;
  return readPersonal(db, () => isOwn);
}

/** Returns all stored data of a person (GDPR, article 15); empty lists if there are none. */
export async function findPerson(db: Db, person: Person): Promise<PersonRecord> {
  const rows = await readRows(db, person);
  const idsOf = (table: keyof typeof rows) => anyOf(rows[table].map(({ id }) => id));
  const ownAppointments = idsOf('appointments');
  const ownRequests = idsOf('contactRequests');
  const appointments = await findByIds(db, ownAppointments);
  const waiting = await db
    .selectFrom('waiting')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', idsOf('waiting')), eb('appointmentId', 'in', ownAppointments)]))
    .execute();
  const contactRequests = await selectRequests(db).where('id', 'in', ownRequests).execute();
  const mails = await selectMails(db)
    .where((row) =>
      row.or([
        row('outbox.appointmentId', 'in', ownAppointments),
        row('contactRequestId', 'in', ownRequests),
        row('waitingId', 'in', anyOf(waiting.map(({ id }) => id))),
      ]),
    )
    .orderBy('outbox.id')
    .$narrowType<{ reference: string }>()
    .execute();
  return {
    appointments: appointments.map((one) => {
      const own = waiting.find(({ appointmentId }) => appointmentId === one.id);
      return { ...one, ...(own && { waiting: toEntry(own) }) };
    }),
    contactRequests,
    waiting: waiting.filter(({ appointmentId }) => appointmentId === null).map(toEntry),
    mails,
  };
}

/**
 * Erases a person's data (GDPR, article 17), all or nothing. Doctor, day and time of appointments stay.
 * @param now ms since the epoch
 * @returns the erased rows, or the upcoming appointments that prevent the erasure
 */
export async function forgetPerson(db: Db, person: Person, by: 'patient' | 'staff', now: number) {
  const outcome = await inTransaction(db, async (tx) => {
    const rows = await readRows(tx, person);
    const ids = rows.appointments.map(({ id }) => id);
    const upcoming = upcomingAmong(await findByIds(tx, ids), clinicTimeAt(now));
    if (upcoming.length > 0) return { upcoming };
    await recordErasureRequest(tx, 'email' in person ? normalizedEmail(person.email) : person.reference, now);
    return forget(tx, rows, by);
  });
  if (!('upcoming' in outcome)) await wipeLog(db);
  return outcome;
}

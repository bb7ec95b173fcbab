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
import { deleteWaiting, toWaiting } from '../waiting/list';
import { forgetAppointments, forgetContactRequests, noteWish, type Purge } from './forget';

/** A person, known by their e-mail address, or by one code that they were given. */
export type Person = { readonly email: string } | { readonly reference: string };

const isOf = (person: Person) =>
  'email' in person
    ? sql<boolean>`normalized_email = ${normalizedEmail(person.email)} and normalized_email <> ''`
    : sql<boolean>`reference = ${person.reference}`;

/** Appointments whose patient was not forgotten; a person who called may have no e-mail address. */
const appointmentIds = (db: Db, person: Person) =>
  db.selectFrom('appointments').select('appointments.id').where(isOf(person)).where('lastName', '!=', '');

const requestIds = (db: Db, person: Person) =>
  db.selectFrom('contact_requests').select('contact_requests.id').where(isOf(person));

const waitlistIds = (db: Db, person: Person) =>
  db.selectFrom('waiting').select('waiting.id').where(isOf(person));

/** Returns the stored data of a person (GDPR, article 15): empty lists for an unknown one. */
export async function findPerson(db: Db, person: Person): Promise<PersonRecord> {
  const appointments = await selectAppointments(db)
    .where('appointments.id', 'in', appointmentIds(db, person))
    .orderBy('appointments.id')
    .execute();
  const waiting = await db
    .selectFrom('waiting')
    .selectAll()
    .where('appointmentId', 'in', appointmentIds(db, person))
    .execute();
  const places = await db
    .selectFrom('waiting')
    .selectAll()
    .where('id', 'in', waitlistIds(db, person))
    .execute();
  const contactRequests = await selectRequests(db).where('id', 'in', requestIds(db, person)).execute();
  const mails = await selectMails(db)
    .where((row) =>
      row.or([
        row('appointments.id', 'in', appointmentIds(db, person)),
        row('contactRequestId', 'in', requestIds(db, person)),
        row('waiting.id', 'in', waitlistIds(db, person)),
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
    places: places.map(toWaiting),
    mails,
  };
}

/** The appointments that are still to come, for which a person is not forgotten. */
export interface Coming {
  readonly coming: readonly StoredAppointment[];
}

/**
 * Forgets a person (GDPR, article 17), all at once or not at all: doctor, day and hour of their appointments
 * are kept.
 * @param now ms since the epoch
 */
export async function forgetPerson(
  db: Db,
  person: Person,
  by: 'patient' | 'staff',
  now: number,
): Promise<Purge | Coming> {
  const outcome = await writing(db, async (tx): Promise<Purge | Coming> => {
    const found = await selectAppointments(tx)
      .where('appointments.id', 'in', appointmentIds(tx, person))
      .execute();
    const coming = comingAmong(found.map(toStored), clinicTimeAt(now));
    if (coming.length > 0) return { coming };
    // One that is booked from here on is not among them.
    const known = tx
      .selectFrom('appointments')
      .select('appointments.id')
      .where('id', 'in', [0, ...found.map(({ id }) => id)]);
    await noteWish(tx, 'email' in person ? normalizedEmail(person.email) : person.reference, now);
    return {
      places: (await deleteWaiting(tx, waitlistIds(tx, person))).length,
      appointments: await forgetAppointments(tx, known, by),
      contactRequests: await forgetContactRequests(tx, requestIds(tx, person), by),
    };
  });
  if (!('coming' in outcome)) await wipeLog(db);
  return outcome;
}

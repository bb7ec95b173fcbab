import { sql, type Kysely } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import { engineAdapter } from '../engines/engine';
import type { PeopleStore, Person } from '../ports/peopleStore';
import type { ClinicSchema } from '../sql/schema';
import { comingAmong, selectAppointments, toStored } from '../sql/storedAppointments';
import { selectMails } from '../sql/sqlOutbox';
import { deleteUnconfirmed } from '../sql/unconfirmed';
import { deleteWaiting, toWaiting } from '../sql/waitingList';
import { staffContactRequests } from './contactRequests';
import { deleteRequests, forgetPatients } from './purgePersonalData';
import { noteWish } from './wishes';

const isOf = (person: Person) =>
  'email' in person
    ? sql<boolean>`lower(email) = lower(${person.email})`
    : sql<boolean>`reference = ${person.reference} and email <> ''`;

const appointmentIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('appointments').select('id').where(isOf(person));

const unconfirmedIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('unconfirmed').select('id').where(isOf(person));

const requestIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('contact_requests').select('id').where(isOf(person));

const placeIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('waiting').select('waiting.id').where(isOf(person));

async function findPerson(db: Kysely<ClinicSchema>, person: Person): ReturnType<PeopleStore['find']> {
  const appointments = await selectAppointments(db)
    .where('appointments.id', 'in', appointmentIds(db, person))
    .orderBy('appointments.id')
    .execute();
  const waiting = await db
    .selectFrom('waiting')
    .selectAll()
    .where('appointmentId', 'in', appointmentIds(db, person))
    .where('leftAt', 'is', null)
    .execute();
  const waitingOf = (id: number) =>
    waiting.filter(({ appointmentId }) => appointmentId === id).map(toWaiting)[0];
  const unconfirmed = await selectAppointments(db, 'unconfirmed')
    .where('appointments.id', 'in', unconfirmedIds(db, person))
    .orderBy('appointments.id')
    .execute();
  const mails = await selectMails(db)
    .where((row) =>
      row.or([
        row('appointments.id', 'in', appointmentIds(db, person)),
        row('contactRequestId', 'in', requestIds(db, person)),
        row('waiting.id', 'in', placeIds(db, person)),
        row('unconfirmed.id', 'in', unconfirmedIds(db, person)),
      ]),
    )
    .orderBy('outbox.id')
    .$narrowType<{ reference: string }>()
    .execute();
  return {
    appointments: [
      ...appointments.map((row) => {
        const own = waitingOf(row.id);
        return { ...toStored(row), ...(own && { waiting: own }) };
      }),
      ...unconfirmed.map((row) => ({ ...toStored(row), isUnconfirmed: true as const })),
    ],
    contactRequests: await staffContactRequests(db, { ids: requestIds(db, person) }),
    places: (
      await db.selectFrom('waiting').selectAll().where('id', 'in', placeIds(db, person)).execute()
    ).map(toWaiting),
    mails,
  };
}

async function forgetPerson(
  db: Kysely<ClinicSchema>,
  person: Person,
  by: 'patient' | 'staff',
  at: number,
): ReturnType<PeopleStore['forget']> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await selectAppointments(transaction)
      .where('appointments.id', 'in', appointmentIds(transaction, person))
      .execute();
    const coming = comingAmong(found.map(toStored), clinicTimeAt(at));
    if (coming.length > 0) return { coming };
    // What is booked from here on is not among them.
    const known = transaction
      .selectFrom('appointments')
      .select('id')
      .where('id', 'in', [0, ...found.map(({ id }) => id)]);
    await noteWish(transaction, 'email' in person ? person.email : person.reference);
    const places = await deleteWaiting(transaction, placeIds(transaction, person));
    const unconfirmed = await deleteUnconfirmed(transaction, unconfirmedIds(transaction, person));
    const booked = await forgetPatients(transaction, known, by);
    return {
      appointments: booked + unconfirmed,
      contactRequests: await deleteRequests(transaction, requestIds(transaction, person), by),
      places,
    };
  });
  if (!('coming' in outcome)) await engineAdapter(db).wipeTraces(db);
  return outcome;
}

/** People as rows. */
export function sqlPeople(db: Kysely<ClinicSchema>): PeopleStore {
  return {
    find: (person) => findPerson(db, person),
    forget: (person, by, at) => forgetPerson(db, person, by, at),
  };
}

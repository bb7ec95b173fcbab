import { sql, type Kysely } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { PeopleStore, Person } from '../ports/peopleStore';
import type { ClinicSchema } from '../sql/schema';
import { selectAppointments, toStored } from '../sql/storedAppointments';
import { staffContactRequests } from './contactRequests';
import { deleteRequests, forgetPatients } from './purgePersonalData';
import { noteWish } from './wishes';

const isOf = (person: Person) =>
  'email' in person
    ? sql<boolean>`lower(email) = lower(${person.email})`
    : sql<boolean>`reference = ${person.reference} and email <> ''`;

const appointmentIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('appointments').select('id').where(isOf(person));

const requestIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('contact_requests').select('id').where(isOf(person));

async function findPerson(db: Kysely<ClinicSchema>, person: Person): ReturnType<PeopleStore['find']> {
  const appointments = await selectAppointments(db)
    .where('appointments.id', 'in', appointmentIds(db, person))
    .orderBy('appointments.id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .leftJoin('appointments', 'appointments.id', 'appointmentId')
    .leftJoin('contact_requests', 'contact_requests.id', 'contactRequestId')
    .select((column) => [
      ...(['kind', 'status', 'outbox.createdAt', 'settledAt'] as const),
      column.fn.coalesce('appointments.reference', 'contact_requests.reference').as('reference'),
    ])
    .where((row) =>
      row.or([
        row('appointmentId', 'in', appointmentIds(db, person)),
        row('contactRequestId', 'in', requestIds(db, person)),
      ]),
    )
    .orderBy('outbox.id')
    .$narrowType<{ reference: string }>()
    .execute();
  return {
    appointments: appointments.map(toStored),
    contactRequests: await staffContactRequests(db, { ids: requestIds(db, person) }),
    mails,
  };
}

async function forgetPerson(
  db: Kysely<ClinicSchema>,
  person: Person,
  by: 'patient' | 'staff',
): ReturnType<PeopleStore['forget']> {
  const purge = await db.transaction().execute(async (transaction) => {
    await noteWish(transaction, 'email' in person ? person.email : person.reference);
    return {
      appointments: await forgetPatients(transaction, appointmentIds(transaction, person), by),
      contactRequests: await deleteRequests(transaction, requestIds(transaction, person), by),
    };
  });
  await engineAdapter(db).wipeTraces(db);
  return purge;
}

/** People as rows. */
export function sqlPeople(db: Kysely<ClinicSchema>): PeopleStore {
  return { find: (person) => findPerson(db, person), forget: (person, by) => forgetPerson(db, person, by) };
}

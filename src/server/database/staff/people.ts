import { sql, type Kysely } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { StoredAppointment } from '../ports/appointmentStore';
import type { Purge } from '../ports/clinicDatabase';
import type { ListedMail } from '../ports/outboxStore';
import type { ClinicSchema } from '../sql/schema';
import { selectAppointments, toStored } from '../sql/storedAppointments';
import { staffContactRequests, type StaffContactRequest } from './contactRequests';
import { deleteRequests, forgetPatients } from './purgePersonalData';
import { noteWish } from './wishes';

/** A person as they can be known here: by their address, in whatever case, or by one code that they were given. */
export type Person = { readonly email: string } | { readonly reference: string };

/** Everything that is stored about a person. */
export interface PersonRecord {
  readonly appointments: readonly StoredAppointment[];
  readonly contactRequests: readonly StaffContactRequest[];
  readonly mails: readonly Pick<ListedMail, 'kind' | 'status' | 'reference' | 'createdAt' | 'settledAt'>[];
}

const isOf = (person: Person) =>
  'email' in person
    ? sql<boolean>`lower(email) = lower(${person.email})`
    : sql<boolean>`reference = ${person.reference} and email <> ''`;

const appointmentIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('appointments').select('id').where(isOf(person));

const requestIds = (db: Kysely<ClinicSchema>, person: Person) =>
  db.selectFrom('contact_requests').select('id').where(isOf(person));

/** What there is about a person (GDPR, article 15); nothing but empty lists about one who is not known. */
export async function findPerson(db: Kysely<ClinicSchema>, person: Person): Promise<PersonRecord> {
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

/** Forgets a person (GDPR, article 17), all at once: of their appointments stay doctor, day and hour. */
export async function forgetPerson(db: Kysely<ClinicSchema>, person: Person): Promise<Purge> {
  const purge = await db.transaction().execute(async (transaction) => {
    await noteWish(transaction, 'email' in person ? person.email : person.reference);
    return {
      appointments: await forgetPatients(transaction, appointmentIds(transaction, person), 'staff'),
      contactRequests: await deleteRequests(transaction, requestIds(transaction, person), 'staff'),
    };
  });
  await engineAdapter(db).wipeTraces(db);
  return purge;
}

import { doctorName } from '../../domain/doctorName';
import { shownDoctors } from '../clinic/timetable';
import type { DoctorFacts } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { appointmentTable } from '../words/appointmentText';
import { comingAppointments, comingWords, refuseBooked } from './appointments';
import type { Moment } from './change';
import { nextId } from './order';
import { storePortrait, type Picture } from './portraits';
import { orRefuse, Refusal } from './refusal';
import { findService } from './services';

/** A doctor as staff see and name their fields. */
export interface DoctorRow extends Omit<DoctorFacts, 'serviceId'> {
  /** The service's key. */
  readonly service: string;
}

/** The fields of a doctor as staff enter them. */
export interface DoctorFields extends Omit<DoctorRow, 'portrait'> {
  /** The name of a stored portrait, a new one, or null. */
  readonly portrait: string | null | Picture;
}

export const doctorRows = (db: Db): Promise<readonly DoctorRow[]> =>
  db
    .selectFrom(shownDoctors(db).selectAll().as('doctors'))
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .select(['doctors.id', 'firstName', 'lastName', 'services.key as service', 'title', 'focus', 'portrait'])
    .orderBy('doctors.position')
    .orderBy('doctors.id')
    .execute();

export async function findDoctor(db: Db, wanted: number): Promise<DoctorRow> {
  return orRefuse(
    (await doctorRows(db)).find(({ id }) => id === wanted),
    `Nu există medicul ${wanted}. Numerele medicilor: clinic doctors list.`,
  );
}

/** Warns of what staff might not have thought of. */
async function warningsOf(
  tx: Db,
  id: number,
  before: DoctorRow | undefined,
  { now }: Moment,
): Promise<string[]> {
  const doctor = await findDoctor(tx, id);
  const twin = (await doctorRows(tx)).find(
    (other) =>
      other.id !== id && other.service === doctor.service && doctorName(other) === doctorName(doctor),
  );
  const coming =
    before === undefined || before.service === doctor.service
      ? []
      : await comingAppointments(tx, { doctorId: id }, now);
  return [
    ...(twin
      ? [
          `La această specialitate este și medicul ${twin.id} cu același nume: pe site îi deosebește numai titlul.`,
        ]
      : []),
    ...(coming.length > 0
      ? [`${comingWords(coming)} rămân la specialitatea la care au fost făcute:\n${appointmentTable(coming)}`]
      : []),
  ];
}

/**
 * Adds or changes a doctor. What was booked stays what it was, also when the doctor offers another service from now on.
 * A number of choice may be that of the same doctor who was taken off.
 */
export async function enterDoctor(
  tx: Db,
  known: DoctorRow | undefined,
  { id: chosen, service, portrait, ...fields }: Partial<DoctorFields>,
  moment: Moment,
): Promise<{ readonly id: number; readonly warnings: readonly string[] }> {
  const serviceId = service === undefined ? undefined : (await findService(tx, service)).id;
  const picture = portrait && typeof portrait === 'object' ? await storePortrait(tx, portrait) : portrait;
  const changes = { ...fields, serviceId, portrait: picture, removedAt: null };
  const id = known?.id ?? chosen ?? (await nextId(tx, 'doctors'));
  const former = await tx
    .selectFrom('doctors')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (former === undefined) {
    const { firstName = '', lastName = '', title = '', focus = '' } = fields;
    await tx
      .insertInto('doctors')
      .values({ id, firstName, lastName, title, focus, serviceId: serviceId ?? 0, portrait: picture ?? null })
      .execute();
  } else {
    const named = { ...former, ...fields };
    if (known === undefined && doctorName(former) !== doctorName(named))
      throw new Refusal(
        `Numărul ${id} a fost al altui medic. Alegeți alt număr pentru ${doctorName(named)}.`,
      );
    await tx.updateTable('doctors').set(changes).where('id', '=', id).execute();
  }
  return { id, warnings: await warningsOf(tx, id, known, moment) };
}

/** Takes doctors off the site with their weeks and vacations; their rows stay for the appointments of the past. */
export async function removeDoctors(
  tx: Db,
  doctors: readonly DoctorRow[],
  { now, at }: Moment,
): Promise<void> {
  for (const doctor of doctors) {
    const { id } = doctor;
    refuseBooked(await comingAppointments(tx, { doctorId: id }, now), `${doctorName(doctor)} are`);
    const removed = { removedAt: iso(at) };
    await tx.updateTable('doctors').set(removed).where('id', '=', id).execute();
    await tx
      .updateTable('slots')
      .set(removed)
      .where('doctorId', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    await tx.deleteFrom('vacations').where('doctorId', '=', id).execute();
  }
}

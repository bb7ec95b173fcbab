import type { Kysely } from 'kysely';
import { doctorName } from '../../../domain/doctorName';
import type { Weekday } from '../../../domain/entities';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import type { ClinicSchema } from '../../database/sql/schema';
import { readFacts } from '../../database/sql/sqlFacts';
import { enterClosures, removeClosure, staffClosures } from '../../database/staff/closures';
import { addDoctor, changeDoctor, removeDoctor } from '../../database/staff/doctors';
import { writeOrder } from '../../database/staff/positions';
import { addPrice, changePrice, removePrice } from '../../database/staff/prices';
import { setProfile } from '../../database/staff/profile';
import { addService, changeService, removeService } from '../../database/staff/services';
import { addSlots, removeSlots, staffSlots } from '../../database/staff/slots';
import { enterVacation, removeVacation, staffVacations } from '../../database/staff/vacations';
import { changedFields } from '../facts/compare';
import type { DaysOff, Difference, PlainDoctor, WeekSlot } from '../facts/difference';
import type { PriceRow } from '../facts/factsFile';
import type { WholeFacts } from '../facts/wholeFacts';
import { Refusal } from '../output/answer';
import { refuseBooked } from '../output/refuseBooked';
import { WEEKDAYS } from '../output/weekTable';
import type { Clinic } from './onClinic';

type Db = Kysely<ClinicSchema>;
type Moment = Pick<Clinic, 'now' | 'at'>;

const serviceIdsIn = async (db: Db): Promise<(key: string) => number> => {
  const ids = new Map((await readFacts(db)).services.map(({ key, id }) => [key, id]));
  return (key) => ids.get(key) ?? 0;
};

async function writeServices(db: Db, { services }: Difference): Promise<void> {
  const idOf = await serviceIdsIn(db);
  const entries = [
    ...services.changed.map(
      ({ to: { key, page, ...service } }) =>
        () =>
          changeService(db, idOf(key), { ...service, specialty: page }),
    ),
    ...services.added.map(
      ({ page, ...service }) =>
        () =>
          addService(db, { ...service, specialty: page }),
    ),
  ];
  for (const enter of entries) {
    const entry = await enter();
    if (entry.kind === 'exists') {
      throw new Refusal(`Specialitatea ${entry.service.key} se numește deja ${entry.service.name}.`);
    }
  }
}

async function writeDoctors(db: Db, { doctors }: Difference): Promise<void> {
  const idOf = await serviceIdsIn(db);
  const rowOf = ({ number: _number, service, ...doctor }: PlainDoctor) => ({
    ...doctor,
    serviceId: idOf(service),
  });
  for (const { to } of doctors.changed) await changeDoctor(db, to.number, rowOf(to));
  for (const doctor of doctors.added) {
    const id = await addDoctor(db, { id: doctor.number, ...rowOf(doctor) });
    if (id === undefined) {
      throw new Refusal(
        `Numărul ${doctor.number} a fost al altui medic. Alegeți alt număr pentru ${doctorName(doctor)}.`,
      );
    }
  }
}

async function removeServices(db: Db, { services }: Difference, at: number): Promise<void> {
  const idOf = await serviceIdsIn(db);
  for (const { key, name } of services.removed) {
    if (!(await removeService(db, idOf(key), at))) throw new Refusal(`Specialitatea ${name} are medici.`);
  }
}

async function writePrices(db: Db, { prices }: Difference): Promise<void> {
  const idOf = await serviceIdsIn(db);
  const rowOf = ({ service, consultation, ...price }: PriceRow) => ({
    ...{ ...price, serviceId: idOf(service), isConsultation: consultation },
  });
  for (const { to } of prices.changed) await changePrice(db, to.key, rowOf(to));
  for (const price of prices.added) await addPrice(db, rowOf(price));
}

const timesOf = ({ day, interval }: WeekSlot) => ({
  weekday: WEEKDAYS.indexOf(day) as Weekday,
  startTime: interval.slice(0, 5),
  endTime: interval.slice(6),
});

async function writeSlots(db: Db, { slots }: Difference, { now, at }: Moment): Promise<void> {
  const present = await staffSlots(db);
  const removed = slots.removed.flatMap((slot) => {
    const { weekday, startTime } = timesOf(slot);
    return present.filter(
      (one) => one.doctorId === slot.doctor && one.weekday === weekday && one.startTime === startTime,
    );
  });
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) refuseBooked(await removeSlots(db, ids, now, at), 'Ce se scoate din program');
  const doctors = new Set(slots.added.map(({ doctor }) => doctor));
  for (const doctor of doctors) {
    const added = slots.added.filter((slot) => slot.doctor === doctor);
    await addSlots(db, doctor, added.map(timesOf));
  }
}

/** @returns the appointments that are inside of new days off */
async function writeDaysOff(
  db: Db,
  { vacations, closures }: Difference,
  { now }: Moment,
): Promise<readonly StoredAppointment[]> {
  const isIn = (rows: readonly { from: string; to: string }[], row: { startDate: string; endDate: string }) =>
    rows.some(({ from, to }) => from === row.startDate && to === row.endDate);
  for (const { id, doctorId, ...days } of await staffVacations(db, { from: now.date })) {
    const own = vacations.removed.filter(({ doctor }: DaysOff) => doctor === doctorId);
    if (isIn(own, days)) await removeVacation(db, id);
  }
  for (const closure of await staffClosures(db, now.date)) {
    if (isIn(closures.removed, closure)) await removeClosure(db, closure.id);
  }
  const inside: StoredAppointment[] = [];
  for (const { doctor: doctorId, from: startDate, to: endDate } of vacations.added) {
    const entry = await enterVacation(db, { doctorId, startDate, endDate }, now);
    if (entry.kind === 'entered') inside.push(...entry.inside);
  }
  if (closures.added.length === 0) return inside;
  const closed = closures.added.map(({ from, to, name }) => ({ startDate: from, endDate: to, name }));
  const entry = await enterClosures(db, closed, now);
  return entry.kind === 'entered' ? [...inside, ...entry.inside] : inside;
}

/**
 * Makes the clinic's facts what they are to be.
 * @param db the transaction: what is refused undoes all of it
 * @returns the appointments that are inside of new days off
 * @throws {Refusal} when appointments forbid it
 */
export async function writeDifference(
  db: Db,
  found: Difference,
  wanted: WholeFacts,
  moment: Moment,
): Promise<readonly StoredAppointment[]> {
  const { from, to } = found.profile;
  await setProfile(db, Object.fromEntries(changedFields(from, to).map((field) => [field, to[field]])));
  for (const { key } of found.prices.removed) await removePrice(db, key);
  for (const doctor of found.doctors.removed) {
    refuseBooked(await removeDoctor(db, doctor.number, moment.now, moment.at), doctorName(doctor));
  }
  await writeServices(db, found);
  await writeDoctors(db, found);
  await removeServices(db, found, moment.at);
  await writePrices(db, found);
  await writeSlots(db, found, moment);
  await writeOrder(
    db,
    'services',
    'key',
    wanted.services.map(({ key }) => key),
  );
  await writeOrder(
    db,
    'doctors',
    'id',
    wanted.doctors.map(({ number }) => number),
  );
  await writeOrder(
    db,
    'prices',
    'key',
    wanted.prices.map(({ key }) => key),
  );
  return writeDaysOff(db, found, moment);
}

import { randomUUID } from 'node:crypto';
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
import { addService, changeService } from '../../database/staff/services';
import { addSlots, removeSlots, staffSlots } from '../../database/staff/slots';
import { takeOff } from '../../database/staff/takeOff';
import { enterVacation, removeVacation, staffVacations } from '../../database/staff/vacations';
import { changedFields, compare } from '../facts/compare';
import { isAmong, type Difference, type PlainDoctor } from '../facts/difference';
import { intervalTimes, type PriceRow, type Span } from '../facts/factsFile';
import type { WholeFacts } from '../facts/wholeFacts';
import { Refusal } from '../output/answer';
import { refuseBooked } from '../output/refuseBooked';
import { WEEKDAYS } from '../output/weekTable';
import { currentFacts } from './currentFacts';
import type { Clinic } from './onClinic';

type Db = Kysely<ClinicSchema>;
type Moment = Pick<Clinic, 'now' | 'at'>;
/** A service's number by its key. */
type IdOf = (key: string) => number;

/** @throws {Refusal} for what was not written */
function must<Entry extends { readonly kind: string }>(entry: Entry) {
  if (entry.kind === 'entered' || entry.kind === 'added')
    return entry as Extract<Entry, { kind: 'entered' | 'added' }>;
  throw new Refusal('Datele din fișier nu se împacă cu cele de acum. Nu s-a schimbat nimic.');
}

async function writeServices(db: Db, { services }: Difference, at: number): Promise<IdOf> {
  const ids = new Map((await readFacts(db)).services.map(({ key, id }) => [key, id]));
  const idOf = (key: string): number => ids.get(key) ?? 0;
  // First, so that another one may take over its name.
  for (const { key } of services.removed) await takeOff(db, 'services', [idOf(key)], at);
  // Two may swap their names.
  for (const { from, to } of services.changed)
    if (from.name !== to.name) must(await changeService(db, idOf(to.key), { name: randomUUID() }));
  for (const { to } of services.changed) {
    const { key, page, ...service } = to;
    must(await changeService(db, idOf(key), { ...service, specialty: page }));
  }
  for (const { page, ...service } of services.added)
    ids.set(service.key, must(await addService(db, { ...service, specialty: page })).id);
  return idOf;
}

async function writeDoctors(db: Db, { doctors }: Difference, idOf: IdOf): Promise<void> {
  const rowOf = ({ number: _number, service, ...doctor }: PlainDoctor) => ({
    ...doctor,
    serviceId: idOf(service),
  });
  for (const { to } of doctors.changed) must(await changeDoctor(db, to.number, rowOf(to)));
  for (const doctor of doctors.added) {
    const entry = await addDoctor(db, { id: doctor.number, ...rowOf(doctor) });
    if (entry.kind === 'exists') {
      throw new Refusal(
        `Numărul ${doctor.number} a fost al altui medic. Alegeți alt număr pentru ${doctorName(doctor)}.`,
      );
    }
    must(entry);
  }
}

async function writePrices(db: Db, wanted: readonly PriceRow[], idOf: IdOf): Promise<void> {
  const rowOf = ({ service, consultation, ...price }: PriceRow) => ({
    ...{ ...price, serviceId: idOf(service), isConsultation: consultation },
  });
  // A service that came back has brought its former prices along.
  const present = (await currentFacts(db)).prices;
  const { removed, changed, added } = compare(present, wanted, ({ key }) => key);
  for (const { key } of removed) await removePrice(db, key);
  for (const { to } of changed) must(await changePrice(db, to.key, rowOf(to)));
  for (const price of added) must(await addPrice(db, rowOf(price)));
}

async function writeSlots(
  db: Db,
  { slots }: Difference,
  wanted: WholeFacts,
  { now, at }: Moment,
): Promise<void> {
  const removed = (await staffSlots(db)).filter(({ doctorId: doctor, weekday, startTime, endTime }) =>
    isAmong(slots.removed, { doctor, day: WEEKDAYS[weekday], interval: `${startTime}-${endTime}` }),
  );
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) refuseBooked(await removeSlots(db, ids, now, at), 'Intervalele scoase din program au');
  for (const { number } of wanted.doctors) {
    const added = slots.added
      .filter(({ doctor }) => doctor === number)
      .map(({ day, interval }) => {
        const { from: startTime, to: endTime } = intervalTimes(interval);
        return { weekday: WEEKDAYS.indexOf(day) as Weekday, startTime, endTime };
      });
    if (added.length > 0) must(await addSlots(db, number, added));
  }
}

const datesOf = ({ from, to }: Span) => ({ startDate: from, endDate: to });

/** @returns the appointments that are inside of new days off */
async function writeDaysOff(
  db: Db,
  { vacations, closures }: Difference,
  now: Moment['now'],
): Promise<readonly StoredAppointment[]> {
  for (const { id, doctorId: doctor, startDate: from, endDate: to } of await staffVacations(db, {}))
    if (isAmong(vacations.removed, { doctor, from, to })) await removeVacation(db, id);
  for (const { id, startDate: from, endDate: to, name } of await staffClosures(db))
    if (isAmong(closures.removed, { from, to, name })) await removeClosure(db, id);
  const inside: StoredAppointment[] = [];
  for (const { doctor: doctorId, ...days } of vacations.added) {
    inside.push(...must(await enterVacation(db, { doctorId, ...datesOf(days) }, now)).inside);
  }
  if (closures.added.length === 0) return inside;
  const closed = closures.added.map(({ name, ...days }) => ({ ...datesOf(days), name }));
  return [...inside, ...must(await enterClosures(db, closed, now)).inside];
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
  // Before their services go, which hide them.
  for (const { key } of found.prices.removed) await removePrice(db, key);
  for (const doctor of found.doctors.removed) {
    refuseBooked(await removeDoctor(db, doctor.number, moment.now, moment.at), `${doctorName(doctor)} are`);
  }
  const idOf = await writeServices(db, found, moment.at);
  await writeDoctors(db, found, idOf);
  await writePrices(db, wanted.prices, idOf);
  await writeSlots(db, found, wanted, moment);
  for (const [table, column, order] of [
    ['services', 'key', wanted.services.map(({ key }) => key)],
    ['doctors', 'id', wanted.doctors.map(({ number }) => number)],
    ['prices', 'key', wanted.prices.map(({ key }) => key)],
  ] as const)
    await writeOrder(db, table, column, order);
  return writeDaysOff(db, found, moment.now);
}

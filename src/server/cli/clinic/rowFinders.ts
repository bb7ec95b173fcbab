import { staffClosures } from '../../database/staff/closures';
import { staffContactRequests } from '../../database/staff/contactRequests';
import { staffDoctors } from '../../database/staff/doctors';
import { staffSlots } from '../../database/staff/slots';
import { staffVacations } from '../../database/staff/vacations';
import { Refusal } from '../output/answer';
import type { Clinic } from './onClinic';

/** @throws {Refusal} when there is no such row */
export type Finder<Key, Row> = (clinic: Clinic, key: Key) => Promise<Row>;

function finder<Key, Row>(
  find: (clinic: Clinic, key: Key) => Promise<Row | undefined>,
  complaint: (key: Key) => string,
): Finder<Key, Row> {
  return async (clinic, key) => {
    const row = await find(clinic, key);
    if (row === undefined) throw new Refusal(complaint(key));
    return row;
  };
}

const withId = async <Row extends { id: unknown }>(rows: Promise<readonly Row[]>, id: number) =>
  (await rows).find((row) => row.id === id);

export const findService = finder(
  async ({ database }, id: number) => (await database.facts.read()).services.find((one) => one.id === id),
  (id) => `Nu există specialitatea ${id}. Numerele specialităților: clinic services list.`,
);

export const findDoctor = finder(
  ({ db }, id: number) => withId(staffDoctors(db), id),
  (id) => `Nu există medicul ${id}. Numerele medicilor: clinic doctors list.`,
);

export const findSlot = finder(
  ({ db }, id: number) => withId(staffSlots(db), id),
  (id) => `Nu există intervalul ${id}. Numerele intervalelor: clinic slots list.`,
);

export const findVacation = finder(
  ({ db }, id: number) => withId(staffVacations(db, {}), id),
  (id) => `Nu există concediul ${id}. Numerele concediilor: clinic vacations list --all.`,
);

export const findPrice = finder(
  async ({ database }, key: string) => (await database.facts.read()).prices.find((one) => one.key === key),
  (key) => `Nu există prețul ${key}. Cheile prețurilor: clinic prices list.`,
);

export const findClosure = finder(
  ({ db }, id: number) => withId(staffClosures(db), id),
  (id) => `Nu există ziua închisă ${id}. Numerele lor: clinic closures list --all.`,
);

export const findAppointment = finder(
  ({ database }, reference: string) => database.appointments.find({ reference }),
  (reference) => `Nu există programarea ${reference}. Codurile lor: clinic appointments list.`,
);

export const findContactRequest = finder(
  async ({ db }, reference: string) => (await staffContactRequests(db, { reference }))[0],
  (reference) => `Nu există mesajul ${reference}. Codurile lor: clinic contact-requests list --all.`,
);

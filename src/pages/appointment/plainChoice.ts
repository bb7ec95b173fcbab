import { bookingQuery, QUERY, type QueryValues } from '../../content/bookingQuery';
import { isCalendarDate } from '../../domain/calendarDate';
import { PATIENT_FIELDS, patientOf, type Patient, type SlotOnDate } from '../../domain/entities';
import type { ClinicFacts, DoctorFacts, ServiceFacts } from '../../domain/facts';
import { cleaned } from '../../domain/validation';
import { FIELD_NAMES } from '../../features/booking/bookingFields';

/** The name of the buttons' field; its value is a choice as in the booking page's address. */
const PRESSED = 'pressed';
/** The name of the attempt's key, by which a form that is sent twice books once. */
const ATTEMPT = 'attempt';

/** Returns the props of a button that submits a choice; an empty service takes the choice back. */
export const submitProps = (choice: QueryValues) => ({ name: PRESSED, value: bookingQuery(choice) });

const timeQuery = ({ slotId, date }: SlotOnDate): string => bookingQuery({ date, slot: slotId });

/** A time with a slot id of our own server. */
export interface ChosenTime {
  readonly slotId: number;
  readonly date: string;
}

/** The choices and texts of a form so far. */
export interface PlainChoice {
  readonly service: ServiceFacts | undefined;
  readonly offeredDoctors: readonly DoctorFacts[];
  readonly doctor: DoctorFacts | undefined;
  readonly time: ChosenTime | undefined;
  /** A date of the week to show. */
  readonly near: string | undefined;
  readonly typed: Patient;
  /** The attempt that the form sends; undefined while it only chooses. */
  readonly attempt: string | undefined;
}

/** A choice of a doctor, whose times can be shown. */
export interface TimedChoice extends PlainChoice {
  readonly service: ServiceFacts;
  readonly doctor: DoctorFacts;
}

/** A choice of service, doctor and time, after which the details are asked for. */
export interface CompleteChoice extends TimedChoice {
  readonly time: ChosenTime;
}

export const isComplete = (choice: PlainChoice): choice is CompleteChoice =>
  choice.service !== undefined && choice.doctor !== undefined && choice.time !== undefined;

const byId = <Row extends { readonly id: unknown }>(rows: readonly Row[], id: string | null) =>
  rows.find((row) => String(row.id) === id);

/** Reads the date and the time of a query; values that cannot be read are ignored. */
function readTime(query: URLSearchParams): Pick<PlainChoice, 'time' | 'near'> {
  const date = query.get(QUERY.date) ?? '';
  const slotId = query.get(QUERY.slot) ?? '';
  if (!isCalendarDate(date)) return { time: undefined, near: undefined };
  return { time: /^\d{1,15}$/.test(slotId) ? { slotId: Number(slotId), date } : undefined, near: date };
}

/** Reads a form, and the button that was pressed in it; values that cannot be read are ignored. */
export function readChoice(fields: URLSearchParams, facts: ClinicFacts): PlainChoice {
  const pressed = new URLSearchParams(fields.get(PRESSED) ?? '');
  const isChoosing = fields.has(PRESSED);
  const service = byId(facts.services, pressed.get(QUERY.service) ?? fields.get(FIELD_NAMES.service));
  const offeredDoctors = facts.doctors.filter(({ serviceId }) => serviceId === service?.id);
  const doctor = byId(offeredDoctors, pressed.get(QUERY.doctor) ?? fields.get(FIELD_NAMES.doctor));
  const attempt = fields.get(ATTEMPT) ?? '';
  return {
    service,
    offeredDoctors,
    doctor: offeredDoctors.length === 1 ? offeredDoctors[0] : doctor,
    ...readTime(isChoosing ? pressed : new URLSearchParams(fields.get(FIELD_NAMES.slot) ?? '')),
    typed: cleaned(patientOf((field) => fields.get(FIELD_NAMES[field]) ?? '')),
    attempt: !isChoosing && /^[\w-]{36}$/.test(attempt) ? attempt : undefined,
  };
}

/** Reads the time that a mail offers, from its link's query, for the holder of a mailbox. */
export const readOffer = (query: string, email: string, facts: ClinicFacts): PlainChoice =>
  readChoice(new URLSearchParams({ [PRESSED]: query, [FIELD_NAMES.email]: email }), facts);

/** Returns what was chosen and typed, by names, for the next form to send along. */
export const hiddenFields = ({ service, doctor, typed }: PlainChoice): Readonly<Record<string, string>> => ({
  [FIELD_NAMES.service]: String(service?.id ?? ''),
  [FIELD_NAMES.doctor]: String(doctor?.id ?? ''),
  ...Object.fromEntries(PATIENT_FIELDS.map((field) => [FIELD_NAMES[field], typed[field]])),
});

/** Returns what was chosen and names the attempt, for the form in which the details are typed. */
export const attemptFields = (
  { service, doctor, time }: CompleteChoice,
  attempt: string,
): Readonly<Record<string, string>> => ({
  [FIELD_NAMES.service]: String(service.id),
  [FIELD_NAMES.doctor]: String(doctor.id),
  [FIELD_NAMES.slot]: timeQuery(time),
  [ATTEMPT]: attempt,
});

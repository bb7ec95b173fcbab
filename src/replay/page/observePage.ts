import { addDays, weekdayOf } from '../../domain/calendarDate';
import { dayName } from '../../content/dateWords';
import { SEARCH_WEEKS } from '../../domain/slotStatus';
import type { FieldProblem } from '../../domain/validation';
import { BOOKING_FIELDS } from '../../features/booking/session/bookingContext';
import { errorText as bookingError, FIELD_NAMES, PRICE_NAME } from '../../features/booking/bookingFields';
import { CONTACT_FIELDS } from '../../domain/entities';
import { errorText as contactError } from '../../features/contact/contactFields';
import type { Observation } from '../run/stage';
import type { BookingScenarioContext } from '../scenario/bookingParts';
import type { ContactScenarioContext } from '../scenario/contactParts';
import type { MachineName } from '../scenario/scenario';
import { shownId } from '../scenario/shownId';
import type { PageReading } from './readPage';

const PROBLEMS: readonly FieldProblem[] = ['missing', 'invalid', 'tooLong'];

/** Every failing field, with the problem that the words below it tell of. */
function problemsIn<Field extends string>(
  { fields, slotError }: PageReading,
  ours: readonly Field[],
  nameOf: (field: Field) => string | undefined,
  wording: (field: Field, problem: FieldProblem) => string | undefined,
): Partial<Record<Field, FieldProblem>> {
  const problems = ours.flatMap((field) => {
    // The calendar is no control of the form.
    const calendar = { isInvalid: slotError !== '', description: slotError };
    const { isInvalid, description } = fields[nameOf(field) ?? ''] ?? calendar;
    const isSaid = (problem: FieldProblem): boolean => {
      const words = wording(field, problem);
      return words !== undefined && description.includes(words);
    };
    return isInvalid ? [[field, PROBLEMS.find(isSaid) ?? 'unworded']] : [];
  });
  return Object.fromEntries(problems) as Partial<Record<Field, FieldProblem>>;
}

/** `… miercuri, 25 noiembrie …, ora 10:00 …` → its date and time; the first such date from today on. */
function momentIn(words: string, today: string): { date: string; startTime: string } {
  const startTime = /ora (\d{2}:\d{2})/.exec(words)?.[1] ?? '';
  for (let day = 0; day < SEARCH_WEEKS * 7; day += 1) {
    const date = addDays(today, day);
    if (words.includes(dayName(date))) return { date, startTime };
  }
  return { date: '', startTime };
}

/** Its week may not be the one on show; then the summary tells of it, and the same time of another week its number. */
function chosenSlot({ slots, chosenTime }: PageReading, today: string): BookingScenarioContext['slot'] {
  const selected = slots.find(({ state }) => state === 'selected');
  if (selected !== undefined) return { slotId: shownId(selected.slotId), date: selected.date };
  const { date, startTime } = momentIn(chosenTime, today);
  if (startTime === '' || slots.some((slot) => slot.date === date)) return null;
  const same = slots.find(
    (slot) => slot.time === startTime && date !== '' && weekdayOf(slot.date) === weekdayOf(date),
  );
  return same === undefined ? null : { slotId: shownId(same.slotId), date };
}

function bookingContext(page: PageReading, today: string): BookingScenarioContext {
  const { fields, receipt, sending } = page;
  const value = (field: keyof typeof FIELD_NAMES): string => fields[FIELD_NAMES[field]]?.value ?? '';
  const reference = receipt?.['Codul programării'];
  return {
    serviceId: value('service') === '' ? null : shownId(value('service')),
    doctorId: value('doctor') === '' ? null : shownId(value('doctor')),
    slot: chosenSlot(page, today) ?? null,
    price: fields[PRICE_NAME]?.value || null,
    lostSlot: page.lostTitle === null ? null : momentIn(page.lostTitle, today),
    patient: {
      firstName: value('firstName'),
      lastName: value('lastName'),
      phone: value('phone'),
      email: value('email'),
      message: value('message'),
    },
    problems: problemsIn(page, BOOKING_FIELDS, (field) => FIELD_NAMES[field], bookingError),
    receipt: receipt && {
      ...momentIn(receipt['Când'] ?? '', today),
      patientName: receipt['Pentru cine'] ?? '',
      ...(reference !== undefined && { reference }),
    },
    ...sending,
  };
}

function contactContext(page: PageReading): ContactScenarioContext {
  const { fields, sending } = page;
  return {
    request: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fields[field]?.value ?? ''])),
    problems: problemsIn(page, CONTACT_FIELDS, (field) => field, contactError),
    ...sending,
  };
}

/** How far the form's request has come; `over` from the first answer on. */
export type Attempt = 'none' | 'waiting' | 'over';

/**
 * The states that look as the page does: an empty contact form may stand there in `success` or in `idle`, and `error` is told from `idle` by its message alone.
 */
function statesOf(
  { isLocked, receipt, fields }: PageReading,
  machine: MachineName,
  attempt: Attempt,
): readonly string[] {
  // A page without the form has none.
  if (Object.keys(fields).length === 0) return [];
  if (isLocked) return [attempt === 'waiting' ? 'submitted.sending' : 'submitted.waiting'];
  if (attempt !== 'over') return ['idle'];
  const isEmpty = Object.values(fields).every(({ value, isInvalid }) => value === '' && !isInvalid);
  if (receipt !== null) return ['success'];
  if (isEmpty && machine === 'contact') return ['success', 'idle'];
  return ['idle', 'error'];
}

/** @param today the clinic's date */
export function observePage(
  page: PageReading,
  machine: MachineName,
  attempt: Attempt,
  today: string,
): Observation {
  return {
    states: statesOf(page, machine, attempt),
    context: machine === 'booking' ? bookingContext(page, today) : contactContext(page),
    onScreen: page.message,
  };
}

import * as v from 'valibot';
import { isCalendarDate } from '../../domain/calendarDate';
import { SLOT_STATUSES } from '../../domain/slotStatus';
import { BOOKING_FIELDS } from '../../features/booking/session/bookingContext';
import {
  about,
  formEmptied,
  id,
  networkEvents,
  problemsOf,
  sendingContext,
  addressOf,
  pageEvents,
} from './parts';
import { PATHS } from '../../content/paths';
import { PATIENT_FIELDS } from '../../domain/entities';

const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a date as "YYYY-MM-DD"'),
  v.check(isCalendarDate, 'Expected a date that exists'),
);
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'Expected a time as "HH:mm"'));

/** Which weekly slot, on which date; its times are the answer's. */
const slotOnDate = v.strictObject({ slotId: id, date });

/** What a visitor does on the booking page. */
export const bookingEvent = v.variant('type', [
  v.strictObject({ type: v.literal('service.chosen'), serviceId: v.nullable(id) }),
  v.strictObject({
    type: v.literal('price.chosen'),
    price: about("The key of one of the service's consultations.", v.nullable(v.string())),
  }),
  v.strictObject({ type: v.literal('doctor.chosen'), doctorId: v.nullable(id) }),
  v.strictObject({
    type: about("A doctor's first free time, offered as a button.", v.literal('offer.chosen')),
    address: addressOf(PATHS.booking),
  }),
  v.strictObject({
    type: about('A press of a time, whatever the calendar says of it.', v.literal('slot.chosen')),
    slot: slotOnDate,
  }),
  v.strictObject({ type: v.literal('field.changed'), field: v.picklist(PATIENT_FIELDS), value: v.string() }),
  v.strictObject({ type: v.literal('form.submitted') }),
  formEmptied,
  v.strictObject({ type: v.literal('receipt.dismissed') }),
  v.strictObject({
    type: v.literal('load.retried'),
    call: v.picklist(['services', 'doctors', 'slots', 'vacations']),
  }),
  v.strictObject({ type: v.literal('visitor.returned') }),
  v.strictObject({ type: about('The button Săptămâna următoare.', v.literal('week.next')) }),
  v.strictObject({ type: about('The button Săptămâna anterioară.', v.literal('week.previous')) }),
  v.strictObject({ type: about('The button Primul interval liber.', v.literal('firstFree.pressed')) }),
  ...pageEvents,
  ...networkEvents,
]);

/** The part of the machine's context that a visitor can see. */
export const bookingContext = v.partial(
  v.strictObject({
    serviceId: v.nullable(id),
    doctorId: v.nullable(id),
    slot: v.nullable(slotOnDate),
    price: v.nullable(v.string()),
    lostSlot: v.nullable(v.strictObject({ date, startTime: time })),
    patient: v.partial(v.strictObject(v.entriesFromList(PATIENT_FIELDS, v.string()))),
    problems: problemsOf(BOOKING_FIELDS),
    receipt: v.nullable(
      v.partial(v.strictObject({ date, startTime: time, patientName: v.string(), reference: v.string() })),
    ),
    ...sendingContext,
  }),
);

export const bookingState = v.picklist([
  'idle',
  'submitted',
  'submitted.waiting',
  'submitted.sending',
  'success',
  'error',
]);

/** How the calendar must show some slots; `absent` is a slot that is not offered at all. */
export const calendar = v.nullable(
  v.array(v.strictObject({ slotId: id, date, state: v.picklist([...SLOT_STATUSES, 'absent']) })),
);

export type BookingScenarioEvent = v.InferOutput<typeof bookingEvent>;
export type BookingScenarioContext = v.InferOutput<typeof bookingContext>;

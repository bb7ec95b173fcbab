import { EMPTY_BOOKING, type BookingContext } from '../../../../src/features/booking/session/bookingContext';
import { lossOf, statusOf, weekOf } from '../../../../src/features/booking/session/week';

const MONDAY = '2026-11-23';
const times = { startTime: '09:00', endTime: '09:30' };
const chosen = { slotId: 1, date: MONDAY, ...times };
const slot = { id: 1, weekday: 0 as const, ...times, bookedDates: [] };
const waiting = { isBusy: true, hasFailed: false };
const failed = { isBusy: false, hasFailed: true };
const known = <Data>(data: Data) => ({ data, isBusy: false, hasFailed: false });

function context(loads: Partial<BookingContext['loads']>): BookingContext {
  return {
    ...EMPTY_BOOKING,
    slot: chosen,
    now: { date: MONDAY, time: '08:00' },
    loads: { ...EMPTY_BOOKING.loads, ...loads },
  };
}
const schedule = (slots = [slot]) => known({ slots, clockOffset: 0 });

test('the calendar opens when times and days off are here; without the latter when they cannot be had', () => {
  expect(weekOf(context({ slots: waiting, vacations: known([]) }))).toBeNull();
  expect(weekOf(context({ slots: schedule(), vacations: waiting }))).toBeNull();
  expect(weekOf(context({ slots: schedule(), vacations: failed }))).toMatchObject({ vacations: [] });
});

test('a slot that the doctor does not offer on that day is absent, and without a calendar nothing is known', () => {
  const open = context({ slots: schedule(), vacations: known([]) });
  expect(statusOf(open, chosen)).toBe('selected');
  expect(statusOf(open, { slotId: 1, date: '2026-11-24' })).toBe('absent');
  expect(statusOf(context({}), chosen)).toBeNull();
});

test('a chosen time that is still free is kept, and so is one of which nothing is known yet', () => {
  expect(lossOf(context({ slots: schedule(), vacations: known([]) }))).toBeNull();
  expect(lossOf(context({ slots: waiting, vacations: waiting }))).toBeNull();
});

test('a chosen time at which the doctor no longer works is lost like one on a day off', () => {
  expect(lossOf(context({ slots: schedule([{ ...slot, id: 2 }]), vacations: known([]) }))).toBe('vacation');
  const vacations = known([{ startDate: MONDAY, endDate: MONDAY }]);
  expect(lossOf(context({ slots: schedule(), vacations }))).toBe('vacation');
});

import fc from 'fast-check';
import { addDays, weekdayOf } from '../../src/domain/calendarDate';
import type { BookableSlot } from '../../src/domain/entities';
import {
  findTime,
  firstFreeTime,
  isRefused,
  isExpired,
  lastBookable,
  nextFreeTimes,
  opensOn,
  SEARCH_WEEKS,
  SLOT_STATUSES,
  slotStatus,
} from '../../src/domain/slotStatus';

const MONDAY = '2026-11-23';
const now = { date: MONDAY, time: '10:00' };
const slot = (changes: Partial<BookableSlot> = {}): BookableSlot => ({
  id: 1,
  weekday: 0,
  startTime: '11:00',
  endTime: '11:30',
  bookedDates: [],
  ...changes,
});
const free = { now, vacations: [] };

test('a booked slot is taken on its date only', () => {
  const booked = slot({ bookedDates: [MONDAY] });
  expect(slotStatus(booked, MONDAY, free)).toBe('taken');
  expect(slotStatus(booked, addDays(MONDAY, 7), free)).toBe('available');
});

test('a slot is expired on past days, and today once it has begun', () => {
  expect(isExpired(addDays(MONDAY, -1), '23:59', now)).toBe(true);
  expect(isExpired(MONDAY, '10:00', now)).toBe(true);
  expect(isExpired(MONDAY, '10:01', now)).toBe(false);
  expect(isExpired(addDays(MONDAY, 1), '00:00', now)).toBe(false);
});

test('both ends of a vacation are days off', () => {
  const vacations = [{ startDate: MONDAY, endDate: addDays(MONDAY, 2) }];
  const on = (days: number) => slotStatus(slot(), addDays(MONDAY, days), { now, vacations });
  expect([on(0), on(2), on(3)]).toEqual(['vacation', 'vacation', 'available']);
  expect(slotStatus(slot(), addDays(MONDAY, -1), { now, vacations })).toBe('expired');
});

test('when several states apply the order is vacation, expired, taken, selected', () => {
  const early = slot({ startTime: '09:00', bookedDates: [MONDAY] });
  const selected = { slotId: 1, date: MONDAY };
  const vacations = [{ startDate: MONDAY, endDate: MONDAY }];
  expect(slotStatus(early, MONDAY, { now, vacations, selected })).toBe('vacation');
  expect(slotStatus(early, MONDAY, { now, vacations: [], selected })).toBe('expired');
  expect(slotStatus(slot({ bookedDates: [MONDAY] }), MONDAY, { now, vacations: [], selected })).toBe('taken');
  expect(slotStatus(slot(), MONDAY, { now, vacations: [], selected })).toBe('selected');
  expect(slotStatus(slot(), addDays(MONDAY, 7), { now, vacations: [], selected })).toBe('available');
});

test('a week not open for booking yet counts as days off, even for taken slots', () => {
  const opened = { ...free, bookingWeeks: 1 };
  const booked = slot({ bookedDates: [addDays(MONDAY, 14)] });
  expect(slotStatus(slot(), addDays(MONDAY, 7), opened)).toBe('available');
  expect(slotStatus(booked, addDays(MONDAY, 14), opened)).toBe('vacation');
});

test('only available and selected slots can be chosen', () => {
  expect(SLOT_STATUSES.filter(isRefused)).toEqual(['taken', 'expired', 'vacation']);
});

test('a time on another weekday than its slot’s is not the doctor’s', () => {
  const week = { ...free, slots: [slot()] };
  expect(findTime(week, { slotId: slot().id, date: MONDAY })).toMatchObject({ date: MONDAY });
  expect(findTime(week, { slotId: slot().id, date: addDays(MONDAY, 1) })).toBeUndefined();
});

test('the next free slots are the first that are not past, on a day off, booked, or on another weekday', () => {
  const time = fc.integer({ min: 8, max: 17 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const anySlot = fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    weekday: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    startTime: time,
    endTime: fc.constant('18:00'),
    bookedDates: fc.array(fc.integer({ min: 0, max: 40 }).map((days) => addDays(MONDAY, days))),
  });
  fc.assert(
    fc.property(
      fc
        .uniqueArray(anySlot, { selector: ({ id }) => id, maxLength: 8 })
        .map((slots) => slots.sort((a, b) => a.startTime.localeCompare(b.startTime))),
      fc.integer({ min: -10, max: 200 }),
      time,
      fc.integer({ min: 0, max: 20 }),
      (slots, days, hour, length) => {
        const today = addDays(MONDAY, days);
        const lastOff = addDays(today, length);
        const vacations = [{ startDate: addDays(today, 1), endDate: lastOff }];
        const found = nextFreeTimes({ slots, now: { date: today, time: hour }, vacations }, 5);
        const dates = Array.from({ length: 20 * 7 }, (_, day) => addDays(today, day));
        const expected = dates.flatMap((date) =>
          slots
            .filter(
              ({ weekday, startTime }) => weekday === weekdayOf(date) && date + startTime > today + hour,
            )
            .filter(({ bookedDates }) => !bookedDates.includes(date) && (date === today || date > lastOff))
            .map(({ id, startTime, endTime }) => ({ slotId: id, date, startTime, endTime })),
        );
        expect(found).toEqual(expected.slice(0, 5));
      },
    ),
  );
});

test('the search returns as many free slots as requested', () => {
  const mondays = (count: number) =>
    Array.from({ length: count }, (_, week) => ({
      slotId: 1,
      startTime: '11:00',
      endTime: '11:30',
      date: addDays(MONDAY, week * 7),
    }));
  expect(nextFreeTimes({ ...free, slots: [slot()] }, 3)).toEqual(mondays(3));
  expect(nextFreeTimes({ ...free, slots: [slot()] }, Infinity)).toEqual(mondays(SEARCH_WEEKS));
});

test('the search for free slots ends after 26 weeks', () => {
  const lastDate = addDays(MONDAY, 25 * 7);
  const bookedBefore = Array.from({ length: 25 }, (_, week) => addDays(MONDAY, week * 7));
  const first = (bookedDates: string[]) => firstFreeTime({ ...free, slots: [slot({ bookedDates })] });
  expect(first(bookedBefore)).toEqual({ slotId: 1, date: lastDate, startTime: '11:00', endTime: '11:30' });
  expect(first([...bookedBefore, lastDate])).toBeUndefined();
});

const WEDNESDAY = '2026-11-25';

test('the current week and the configured number of later weeks can be booked, through Sunday', () => {
  expect(lastBookable(WEDNESDAY, 0)).toBe('2026-11-29');
  expect(lastBookable(WEDNESDAY, 2)).toBe('2026-12-13');
  expect(opensOn('2026-12-13', WEDNESDAY, 2)).toBeUndefined();
});

test('a later week opens as a whole, on the Monday that many weeks before', () => {
  expect(opensOn('2026-12-14', WEDNESDAY, 2)).toBe('2026-11-30');
  expect(opensOn('2026-12-18', WEDNESDAY, 2)).toBe('2026-11-30');
  expect(opensOn('2026-12-18', '2026-11-30', 2)).toBeUndefined();
});

test('without a limit no date is refused', () => {
  expect(opensOn('2099-01-01', WEDNESDAY, undefined)).toBeUndefined();
});

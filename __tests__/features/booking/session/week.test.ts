import { clinicApi } from '../../../../src/api/clinicApi';
import { clinicTime } from '../../../../src/api/clinicTime';
import { createClinicStore } from '../../../../src/api/createClinicStore';
import { pressOf, selectWeek, statusOf } from '../../../../src/features/booking/session/week';

const MONDAY = '2026-11-23';
const slot = { id: 1, weekday: 0 as const, startTime: '09:00', endTime: '09:30', bookedDates: [] };
const { upsertQueryEntries } = clinicApi.util;

test('the calendar opens when the minute, the times and the days off are here', () => {
  const store = createClinicStore();
  const value = { slots: [slot], clockOffset: 0 };
  store.dispatch(upsertQueryEntries([{ endpointName: 'slots', arg: 2, value }]));
  store.dispatch(clinicTime.actions.minuteBegan({ date: MONDAY, time: '08:00' }));
  expect(selectWeek(store.getState(), 2)).toBeNull();
  store.dispatch(upsertQueryEntries([{ endpointName: 'vacations', arg: 2, value: [] }]));
  expect(selectWeek(store.getState(), 2)).toMatchObject({ slots: [slot], vacations: [] });
  expect(selectWeek(store.getState(), 3)).toBeNull();
  expect(selectWeek(store.getState(), null)).toBeNull();
});

const week = { slots: [slot], vacations: [], now: { date: MONDAY, time: '08:00' } };
const nine = { slotId: 1, date: MONDAY };

test('a slot that the doctor does not offer on that day is absent, and a press of it means nothing', () => {
  expect(statusOf(week, nine, nine)).toBe('selected');
  expect(statusOf(week, { slotId: 1, date: '2026-11-24' }, null)).toBe('absent');
  expect(pressOf(week, { slotId: 1, date: '2026-11-24' }, null)).toBeNull();
});

test('a press chooses a free time with its hours, and is refused with the state of any other', () => {
  const { startTime, endTime } = slot;
  expect(pressOf(week, nine, null)).toEqual({ type: 'slot.chosen', slot: { ...nine, startTime, endTime } });
  const vacations = [{ startDate: MONDAY, endDate: MONDAY }];
  expect(pressOf({ ...week, vacations }, nine, null)).toEqual({
    type: 'slot.refused',
    slot: nine,
    status: 'vacation',
  });
});

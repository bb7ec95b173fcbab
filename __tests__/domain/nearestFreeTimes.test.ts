import { nearestFreeTimes } from '../../src/domain/nearestFreeTimes';

const slot = (id: number, weekday: 0 | 1 | 2, startTime: string, bookedDates: string[] = []) => ({
  id,
  weekday,
  startTime,
  endTime: '18:00',
  bookedDates,
});
const LOST = { slotId: 2, date: '2026-11-24', startTime: '09:00', endTime: '18:00' };
const now = { date: '2026-11-23', time: '08:00' };

test('the free times closest to the lost one are offered, earliest first, without the lost one', () => {
  const slots = [
    slot(1, 0, '09:00'),
    slot(2, 1, '09:00'),
    slot(3, 1, '09:30'),
    slot(4, 1, '08:30', ['2026-11-24']),
    slot(5, 2, '09:00'),
  ];
  const offered = nearestFreeTimes(LOST, { slots, vacations: [], now }, 3);
  expect(offered.map(({ slotId, date }) => [slotId, date])).toEqual([
    [1, '2026-11-23'],
    [3, '2026-11-24'],
    [5, '2026-11-25'],
  ]);
});

test('a time close by ranks before one a day away, earlier or later', () => {
  const slots = [slot(1, 0, '09:00'), slot(3, 1, '10:00'), slot(4, 1, '08:00'), slot(5, 2, '09:00')];
  const offered = nearestFreeTimes(LOST, { slots, vacations: [], now }, 2);
  expect(offered).toEqual([
    { slotId: 4, date: '2026-11-24', startTime: '08:00', endTime: '18:00' },
    { slotId: 3, date: '2026-11-24', startTime: '10:00', endTime: '18:00' },
  ]);
});

test('the same time a week later counts as a different time', () => {
  const offered = nearestFreeTimes(LOST, { slots: [slot(2, 1, '09:00')], vacations: [], now }, 1);
  expect(offered.map(({ date }) => date)).toEqual(['2026-12-01']);
});

test('times that have passed and days off are not offered', () => {
  const slots = [slot(1, 0, '07:30'), slot(5, 2, '09:00')];
  const vacations = [{ startDate: '2026-11-25', endDate: '2026-11-25' }];
  const offered = nearestFreeTimes(LOST, { slots, vacations, now }, 1);
  expect(offered.map(({ date }) => date)).toEqual(['2026-11-30']);
});

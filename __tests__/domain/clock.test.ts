import fc from 'fast-check';
import { clinicInstant, clinicTimeAt } from '../../src/domain/clock';

const at = (instant: string) => clinicTimeAt(Date.parse(instant));

test('the clinic is two hours ahead of UTC in winter and three in summer', () => {
  expect(at('2026-01-15T12:00:00Z')).toEqual({ date: '2026-01-15', time: '14:00' });
  expect(at('2026-07-15T12:00:00Z')).toEqual({ date: '2026-07-15', time: '15:00' });
});

test('in spring the clinic’s clock goes from 02:59 to 04:00', () => {
  expect(at('2026-03-29T00:59:59Z')).toEqual({ date: '2026-03-29', time: '02:59' });
  expect(at('2026-03-29T01:00:00Z')).toEqual({ date: '2026-03-29', time: '04:00' });
});

test('in autumn the clinic’s clock repeats the hour after 03:00', () => {
  expect(at('2026-10-25T00:59:59Z').time).toBe('03:59');
  expect(at('2026-10-25T01:00:00Z').time).toBe('03:00');
  expect(at('2026-10-25T02:00:00Z').time).toBe('04:00');
});

test('midnight is 00:00 of the new day, also at the end of a year', () => {
  expect(at('2026-12-31T21:59:59Z')).toEqual({ date: '2026-12-31', time: '23:59' });
  expect(at('2026-12-31T22:00:00Z')).toEqual({ date: '2027-01-01', time: '00:00' });
});

test('years have four digits, even long ago', () => {
  expect(at('0999-01-15T12:00:00Z').date).toBe('0999-01-15');
});

test('converting a clinic time to an instant and back returns the same time, on every day', () => {
  const minute = fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((instant) => Math.floor(instant.getTime() / 60_000) * 60_000);
  fc.assert(
    fc.property(minute, (instant) => {
      const shown = clinicTimeAt(instant);
      expect(clinicTimeAt(clinicInstant(shown))).toEqual(shown);
      // In the hour that occurs twice, the result is the earlier of two instants.
      expect([0, 3_600_000]).toContain(instant - clinicInstant(shown));
    }),
    { numRuns: 300 },
  );
});

test('every clinic time around both clock changes maps to one instant', () => {
  const instant = (date: string, time: string) => new Date(clinicInstant({ date, time })).toISOString();
  expect(instant('2026-03-29', '02:30')).toBe('2026-03-29T00:30:00.000Z');
  expect(instant('2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(instant('2026-03-29', '04:00')).toBe('2026-03-29T01:00:00.000Z');
  expect(instant('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(instant('2026-10-25', '04:00')).toBe('2026-10-25T02:00:00.000Z');
});

import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile, calendarFileOf, type CalendarEntry } from '../../src/domain/calendarFile';

const ENTRY: CalendarEntry = {
  uid: '7KQ3M9XA@clinica.example',
  title: 'Cardiologie, Dr. Ioana Mureșan',
  description: 'Aduceți analizele; și lista\nTelefon \\ fax',
  place: 'Clinica, Strada Exemplului 12',
  organizer: { name: 'Clinica "Luminiș", Cluj; RO', email: 'programari@clinica.example' },
  date: '2026-11-23',
  startTime: '09:00',
  endTime: '09:30',
};
const WRITTEN_AT = Date.parse('2026-11-20T12:34:56Z');
const file = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...ENTRY, ...changes }, 'booked', WRITTEN_AT);

/** Parses the event as a calendar program does, with the file's own time zone. */
function eventIn(text: string): { event: ICAL.Event; calendar: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (zone === null || vevent === null) throw new Error('No time zone or no event');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { event: new ICAL.Event(vevent), calendar };
}

const startOf = (date: string, startTime = '09:00') =>
  eventIn(file({ date, startTime })).event.startDate.toJSDate().toISOString();

afterAll(() => {
  ICAL.TimezoneService.reset();
});

test.each([
  ['in winter', '2026-01-12', '2026-01-12T07:00:00.000Z'],
  ['in summer', '2026-07-13', '2026-07-13T06:00:00.000Z'],
  ['on the Friday before the clocks go forward', '2026-03-27', '2026-03-27T07:00:00.000Z'],
  ['on the Sunday on which they do', '2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['on the Monday after', '2026-03-30', '2026-03-30T06:00:00.000Z'],
  ['on the Friday before the clocks go back', '2026-10-23', '2026-10-23T06:00:00.000Z'],
  ['on the Sunday on which they do', '2026-10-25', '2026-10-25T07:00:00.000Z'],
  ['on the Monday after', '2026-10-26', '2026-10-26T07:00:00.000Z'],
  ['in another year', '2031-10-27', '2031-10-27T07:00:00.000Z'],
  ['an hour before the clocks go forward', '2026-03-29', '2026-03-29T00:30:00.000Z', '02:30'],
  ['an hour after', '2026-03-29', '2026-03-29T01:30:00.000Z', '04:30'],
  ['an hour before the clocks go back', '2026-10-25', '2026-10-24T23:30:00.000Z', '02:30'],
  ['an hour after', '2026-10-25', '2026-10-25T02:30:00.000Z', '04:30'],
])('a calendar shows the clinic’s hour %s (%s)', (_when, date, instant, time = '09:00') => {
  expect(startOf(date, time)).toBe(instant);
});

test('an entry’s organizer is an ASCII address, whatever the clinic’s domain', () => {
  const organizer = { name: 'Clinica', email: 'ștefan@sănătate.example' };
  const { event } = eventIn(file({ organizer }));
  expect(event.organizer).toBe('mailto:%C8%99tefan@xn--sntate-i0ab.example');
});

test('an entry has its title, place, end and creation time', () => {
  const { event, calendar } = eventIn(file());
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(file()).toContain('\r\nDTSTAMP:20261120T123456Z\r\n');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.summary).toBe(ENTRY.title);
  expect(event.description).toBe(ENTRY.description);
  expect(event.location).toBe(ENTRY.place);
  expect(event.uid).toBe(ENTRY.uid);
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T07:30:00.000Z');
  const organizer = event.component.getFirstProperty('organizer');
  expect(organizer?.getFirstValue()).toBe('mailto:programari@clinica.example');
  expect(organizer?.getParameter('cn')).toBe('Clinica Luminiș, Cluj; RO');
});

test('a cancellation is a later version of the same entry', () => {
  const booked = eventIn(file());
  const cancelled = eventIn(calendarFile(ENTRY, 'cancelled', 0));
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(cancelled.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled.event.uid).toBe(booked.event.uid);
  expect(cancelled.event.sequence).toBe(booked.event.sequence + 1);
});

test('a file is a cancellation only when every entry in it is cancelled', () => {
  const cancelled = { entry: ENTRY, version: 'cancelled' } as const;
  const booked = { entry: { ...ENTRY, uid: 'another' }, version: 'booked' } as const;
  const read = (events: Parameters<typeof calendarFileOf>[0]) => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFileOf(events, WRITTEN_AT)) as unknown[]);
    const statuses = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('status'));
    return [calendar.getFirstPropertyValue('method'), ...statuses];
  };
  expect(read([cancelled, cancelled])).toEqual(['CANCEL', 'CANCELLED', 'CANCELLED']);
  expect(read([cancelled, booked])).toEqual(['PUBLISH', 'CANCELLED', 'CONFIRMED']);
  expect(read([])).toEqual(['PUBLISH']);
});

test.each(['\r\n', '\r', '\u2028', '\u2029', '\u0085'])(
  '%j in a text begins a line of the text, not of the file',
  (end) => {
    const text = file({ description: `Aduceți${end}analizele` });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    expect(eventIn(text).event.description).toBe('Aduceți\nanalizele');
  },
);

test('whatever the text, lines end with CRLF, have at most 75 bytes, and lose no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (raw) => {
      const title = raw.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');
      const text = file({ title });
      expect(text.endsWith('\r\n')).toBe(true);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(eventIn(text).event.summary).toBe(title);
    }),
    // Shrinking a counterexample takes 15 seconds.
    { numRuns: 30, endOnFailure: true },
  );
});

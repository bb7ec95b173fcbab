import fc from 'fast-check';
import {
  appointmentCalendarFile,
  type CalendarEntry,
} from '../../../../src/features/booking/receipt/appointmentCalendarFile';

const ENTRY: CalendarEntry = {
  uid: 'LM-7@clinica.example',
  title: 'Cardiologie, Dr. Ioana Mureșan',
  description: 'Aduceți analizele; și lista\nTelefon',
  place: 'Clinica, Strada Exemplului 12',
  date: '2026-11-23',
  startTime: '09:00',
  endTime: '09:30',
};
const file = (changes: Partial<CalendarEntry> = {}) => appointmentCalendarFile({ ...ENTRY, ...changes }, 0);
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

test('the hour is right in winter, in summer, and on the Mondays after both clock changes', () => {
  const startOn = (date: string) => unfolded(file({ date })).find((line) => line.startsWith('DTSTART'));
  expect(startOn('2026-01-12')).toBe('DTSTART:20260112T070000Z');
  expect(startOn('2026-03-27')).toBe('DTSTART:20260327T070000Z');
  expect(startOn('2026-03-30')).toBe('DTSTART:20260330T060000Z');
  expect(startOn('2026-10-23')).toBe('DTSTART:20261023T060000Z');
  expect(startOn('2026-10-26')).toBe('DTSTART:20261026T070000Z');
});

test('it says what, where and until when, with the marks that the format reserves escaped', () => {
  expect(unfolded(file())).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:LM-7@clinica.example',
      'DTSTAMP:19700101T000000Z',
      'DTEND:20261123T073000Z',
      'SUMMARY:Cardiologie\\, Dr. Ioana Mureșan',
      'DESCRIPTION:Aduceți analizele\\; și lista\\nTelefon',
      'LOCATION:Clinica\\, Strada Exemplului 12',
      'END:VCALENDAR',
    ]),
  );
});

test('whatever the text, lines end with CRLF, have at most 75 bytes, and lose no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (raw) => {
      const title = raw.replace(/[\r\n\\;,]/g, '');
      const text = file({ title });
      expect(text.endsWith('\r\n')).toBe(true);
      const lines = text.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfolded(text)).toContain(`SUMMARY:${title}`);
    }),
  );
});

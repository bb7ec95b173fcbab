import { addDays } from '../domain/calendarDate';
import { compareTexts } from '../domain/compareTexts';

interface PublicHoliday {
  readonly date: string;
  readonly name: string;
}

/** Public holidays on fixed dates by law since 2024 (Codul muncii, art. 139), by month and day. */
const FIXED = [
  ['01-01', 'Anul Nou'],
  ['01-02', 'a doua zi de Anul Nou'],
  ['01-06', 'Boboteaza'],
  ['01-07', 'Sfântul Ioan Botezătorul'],
  ['01-24', 'Ziua Unirii Principatelor Române'],
  ['05-01', 'Ziua Muncii'],
  ['06-01', 'Ziua Copilului'],
  ['08-15', 'Adormirea Maicii Domnului'],
  ['11-30', 'Sfântul Andrei'],
  ['12-01', 'Ziua Națională'],
  ['12-25', 'Crăciunul'],
  ['12-26', 'a doua zi de Crăciun'],
] as const;

/** Holidays by distance in days from Orthodox Easter. */
const MOVABLE = [
  [-2, 'Vinerea Mare'],
  [0, 'Paștele'],
  [1, 'a doua zi de Paști'],
  [49, 'Rusaliile'],
  [50, 'a doua zi de Rusalii'],
] as const;

/**
 * Returns the date of Orthodox Easter. Valid for 1900 to 2099, while the Julian calendar is 13 days behind (Meeus,
 * Astronomical Algorithms, chapter 8).
 */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(`${year}-03-22`, moon + sunday + 13);
}

/** Returns a year's holidays sorted by date; two on the same day become one entry with both names. */
export function publicHolidays(year: number): readonly PublicHoliday[] {
  const easter = orthodoxEaster(year);
  const names = new Map<string, string>();
  for (const [date, name] of [
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...MOVABLE.map(([days, name]) => [addDays(easter, days), name] as const),
  ]) {
    const other = names.get(date);
    names.set(date, other === undefined ? name : `${other}, ${name}`);
  }
  return [...names]
    .map(([date, name]) => ({ date, name }))
    .sort((one, other) => compareTexts(one.date, other.date));
}

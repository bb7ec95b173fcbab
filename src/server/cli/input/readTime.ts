import { InvalidArgumentError } from 'commander';

/** `HH:mm`; `9:00` is read as `09:00`. */
export function readTime(text: string): string {
  const time = text.padStart(5, '0');
  if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return time;
  throw new InvalidArgumentError('Scrieți ora ca 09:30.');
}

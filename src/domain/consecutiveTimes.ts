/** Returns the minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns as many consecutive times of `length` minutes as fit between two times (`HH:mm`). */
export function consecutiveTimes(
  from: string,
  to: string,
  length: number,
): readonly { readonly startTime: string; readonly endTime: string }[] {
  const times = [];
  for (let start = minutesOf(from); start + length <= minutesOf(to); start += length) {
    times.push({ startTime: timeAt(start), endTime: timeAt(start + length) });
  }
  return times;
}

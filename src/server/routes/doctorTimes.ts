import type { Id } from '../../domain/entities';
import type { TimesAnswer } from '../../prerender/postedForm';
import type { CallsOptions } from './callsOptions';
import { unknownDoctor } from './readDoctorId';

/**
 * What a page is drawn with.
 * @throws {Problem} for a doctor whom nobody knows
 */
export async function doctorTimes(
  { bookingWeeks, memory }: Pick<CallsOptions, 'bookingWeeks' | 'memory'>,
  doctorId: Id,
): Promise<TimesAnswer> {
  const times = (await memory.latest()).times.get(Number(doctorId));
  if (times === undefined) throw unknownDoctor();
  return { ...times, bookingWeeks };
}

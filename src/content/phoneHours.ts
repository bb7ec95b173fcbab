import { unbroken } from '../domain/text';
import type { ClinicProfile } from '../domain/facts';

/** Returns the days and hours at which the clinic answers the phone: `luni–vineri, 09:00–18:00`. */
export const phoneHours = ({ phoneDays, phoneOpens, phoneCloses }: ClinicProfile): string =>
  unbroken(`${phoneDays}, ${phoneOpens}–${phoneCloses}`);

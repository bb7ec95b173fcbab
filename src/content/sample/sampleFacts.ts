import type { ClinicData } from '../../domain/facts';
import { SAMPLE_DOCTORS } from './doctors';
import { SAMPLE_PRICES } from './prices';
import { SAMPLE_PROFILE } from './profile';
import { SAMPLE_SERVICES } from './services';

/** The clinic that fills an empty database, and that a build draws its pages with. */
export const SAMPLE_FACTS: ClinicData = {
  profile: SAMPLE_PROFILE,
  services: SAMPLE_SERVICES,
  doctors: SAMPLE_DOCTORS,
  prices: SAMPLE_PRICES,
};

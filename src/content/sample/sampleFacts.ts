import type { ClinicFacts } from '../../domain/facts';
import { SAMPLE_DOCTORS } from './doctors';
import { SAMPLE_PRICES } from './prices';
import { SAMPLE_PROFILE } from './profile';
import { SAMPLE_SERVICES } from './services';

/** Data that fills an empty database, and from which the build renders its pages. */
export const SAMPLE_FACTS: ClinicFacts = {
  profile: SAMPLE_PROFILE,
  services: SAMPLE_SERVICES,
  doctors: SAMPLE_DOCTORS,
  prices: SAMPLE_PRICES,
  sendsMail: true,
};

import type { SpecialtyKey } from './paths';
import type { Specialty } from './specialty';
import { cardiology } from './specialties/cardiology';
import { genetics } from './specialties/genetics';
import { hematology } from './specialties/hematology';
import { rheumatology } from './specialties/rheumatology';

/** The four specialty pages. */
export const SPECIALTIES: Record<SpecialtyKey, Specialty> = {
  cardiology,
  rheumatology,
  hematology,
  genetics,
};

import type { Id } from '../domain/entities';
import { CONSULTATION_PRICES } from './consultationPrices';
import type { Price } from './price';
import { SPECIALTY_KEYS, SPECIALTY_LINKS, type SpecialtyKey } from './paths';

/** A service of the sample data, and what this site knows of it beyond the backend's answer. */
export interface BookableService {
  readonly id: number;
  readonly name: string;
  readonly specialty: SpecialtyKey;
  readonly prices: readonly Price[];
  readonly preparation: string;
}

const details = {
  cardiology: {
    id: 1,
    preparation: 'Aduceți lista medicamentelor, biletele de externare și EKG-urile mai vechi, dacă le aveți.',
  },
  rheumatology: {
    id: 2,
    preparation: 'Aduceți analizele, radiografiile și lista medicamentelor. Purtați haine comode.',
  },
  hematology: {
    id: 3,
    preparation: 'Aduceți analizele de sânge, inclusiv pe cele mai vechi, și lista medicamentelor.',
  },
  genetics: {
    id: 4,
    preparation: 'Notați bolile din familie și aduceți rezultatele testelor genetice, dacă există.',
  },
} as const satisfies Record<SpecialtyKey, Pick<BookableService, 'id' | 'preparation'>>;

/** One service for each specialty; the ids are those of the sample data. */
export const BOOKABLE_SERVICES: readonly BookableService[] = SPECIALTY_KEYS.map((specialty) => ({
  specialty,
  name: SPECIALTY_LINKS[specialty].label,
  prices: CONSULTATION_PRICES[specialty],
  ...details[specialty],
}));

/** Undefined for a service of another backend that this site has no words for. */
export function knownService(id: Id, name: string): BookableService | undefined {
  return BOOKABLE_SERVICES.find((service) => service.id === id && service.name === name);
}

export function serviceIdOf(specialty: SpecialtyKey): number {
  return details[specialty].id;
}

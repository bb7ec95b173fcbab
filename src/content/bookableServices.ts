import type { PriceId, Price } from './prices';
import { priceOf } from './prices';
import { SPECIALTY_KEYS, SPECIALTY_LINKS, type SpecialtyKey } from './paths';

/** A service of the sample data, and what this site knows of it beyond the backend's answer. */
export interface BookableService {
  readonly id: number;
  readonly name: string;
  readonly specialty: SpecialtyKey;
  readonly priceIds: readonly PriceId[];
  readonly preparation: string;
}

const details = {
  cardiology: {
    id: 1,
    priceIds: ['cardiology-evaluation', 'cardiology-control'],
    preparation: 'Aduceți lista medicamentelor, biletele de externare și EKG-urile mai vechi, dacă le aveți.',
  },
  rheumatology: {
    id: 2,
    priceIds: ['rheumatology-consultation'],
    preparation: 'Aduceți analizele, radiografiile și lista medicamentelor. Purtați haine comode.',
  },
  hematology: {
    id: 3,
    priceIds: ['hematology-consultation'],
    preparation: 'Aduceți analizele de sânge, inclusiv pe cele mai vechi, și lista medicamentelor.',
  },
  genetics: {
    id: 4,
    priceIds: ['genetics-consultation'],
    preparation: 'Notați bolile din familie și aduceți rezultatele testelor genetice, dacă există.',
  },
} as const satisfies Record<SpecialtyKey, Omit<BookableService, 'name' | 'specialty'>>;

/** One service for each specialty; the ids are those of the sample data. */
export const BOOKABLE_SERVICES: readonly BookableService[] = SPECIALTY_KEYS.map((specialty) => ({
  specialty,
  name: SPECIALTY_LINKS[specialty].label,
  ...details[specialty],
}));

/** Undefined for a service of another backend that this site has no words for. */
export function knownService(id: number, name: string): BookableService | undefined {
  return BOOKABLE_SERVICES.find((service) => service.id === id && service.name === name);
}

export function serviceIdOf(specialty: SpecialtyKey): number {
  return details[specialty].id;
}

export function consultationPrices(service: BookableService): readonly Price[] {
  return service.priceIds.map(priceOf);
}

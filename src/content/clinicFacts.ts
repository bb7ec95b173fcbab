import type { Cost, Id } from '../domain/entities';
import {
  SPECIALTY_KEYS,
  type ClinicFacts,
  type PriceFacts,
  type ServiceFacts,
  type SpecialtyKey,
} from '../domain/facts';

/** Returns the clinic's specialties in menu order. */
export function specialtiesOf({ services }: Pick<ClinicFacts, 'services'>): readonly SpecialtyKey[] {
  return SPECIALTY_KEYS.filter((key) => services.some(({ specialty }) => specialty === key));
}

export type CardSpecialty = Exclude<SpecialtyKey, 'genetics'>;

/** Returns the specialties with like cards; that of genetics is of another kind. */
export const specialtiesWithCard = (facts: Pick<ClinicFacts, 'services'>): readonly CardSpecialty[] =>
  specialtiesOf(facts).filter((key) => key !== 'genetics');

/** Returns the first service of a specialty, which its page books; undefined without one. */
export function serviceOf(
  { services }: Pick<ClinicFacts, 'services'>,
  key: SpecialtyKey,
): ServiceFacts | undefined {
  return services.find(({ specialty }) => specialty === key);
}

export function consultationPrices({ prices }: ClinicFacts, serviceId: Id): readonly PriceFacts[] {
  return prices.filter((price) => price.isConsultation && price.serviceId === serviceId);
}

/** Formats a price: `400 lei`, `150–600 lei`. */
export function formatCost(cost: Cost): string {
  return `${String(cost).replace('-', '–')} lei`;
}

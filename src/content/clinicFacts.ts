import type { Cost, Id, Service } from '../domain/entities';
import {
  SPECIALTY_KEYS,
  type ClinicFacts,
  type PriceFacts,
  type ServiceFacts,
  type SpecialtyKey,
} from '../domain/facts';
import type { RequestedChoice } from './paths';

/** Returns the clinic's specialties in menu order. */
export function specialtiesOf({ services }: Pick<ClinicFacts, 'services'>): readonly SpecialtyKey[] {
  return SPECIALTY_KEYS.filter((key) => services.some(({ specialty }) => specialty === key));
}

/** Returns the first service of a specialty, which its page books; undefined without one. */
export function serviceOf(
  { services }: Pick<ClinicFacts, 'services'>,
  key: SpecialtyKey,
): ServiceFacts | undefined {
  return services.find(({ specialty }) => specialty === key);
}

/** Returns the clinic's data for a service of the API; undefined if its id or name is unknown here. */
export function knownService(
  { services }: Pick<ClinicFacts, 'services'>,
  { id, name }: Service,
): ServiceFacts | undefined {
  return services.find((service) => service.id === id && service.name === name);
}

/** Returns the consultation prices of a service. */
export function consultationPrices({ prices }: ClinicFacts, serviceId: Id): readonly PriceFacts[] {
  return prices.filter((price) => price.isConsultation && price.serviceId === serviceId);
}

export interface OfferedPrice {
  readonly service: ServiceFacts;
  readonly row: PriceFacts;
}

/** Returns the consultation named in a link, with its service; undefined if either does not exist. */
export function requestedPrice(facts: ClinicFacts, choice: RequestedChoice): OfferedPrice | undefined {
  const service = facts.services.find(({ id }) => String(id) === choice.service);
  const row = service && consultationPrices(facts, service.id).find(({ key }) => key === choice.price);
  return row && { service, row };
}

/** Formats a price: `400 lei`, `150–600 lei`. */
export function formatCost(cost: Cost): string {
  return `${String(cost).replace('-', '–')} lei`;
}

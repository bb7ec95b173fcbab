import type { Cost, Id, Price, Service } from '../domain/entities';
import {
  SPECIALTY_KEYS,
  type ClinicData,
  type DoctorFacts,
  type PriceFacts,
  type ServiceFacts,
  type SpecialtyKey,
} from '../domain/facts';
import { SPECIALTY_LINKS, type RequestedChoice } from './paths';

/** Returns the clinic's specialties in menu order. */
export function specialtiesOf({ services }: Pick<ClinicData, 'services'>): readonly SpecialtyKey[] {
  return SPECIALTY_KEYS.filter((key) => services.some(({ specialty }) => specialty === key));
}

/** Returns the first service of a specialty, which its page books; undefined without one. */
export function serviceOf(
  { services }: Pick<ClinicData, 'services'>,
  key: SpecialtyKey,
): ServiceFacts | undefined {
  return services.find(({ specialty }) => specialty === key);
}

/** Returns the clinic's data for a service of the API; undefined if its id or name is unknown here. */
export function knownService(
  { services }: Pick<ClinicData, 'services'>,
  { id, name }: Service,
): ServiceFacts | undefined {
  return services.find((service) => service.id === id && service.name === name);
}

const idsOf = ({ services }: ClinicData, key: SpecialtyKey): ReadonlySet<Id> =>
  new Set(services.filter(({ specialty }) => specialty === key).map(({ id }) => id));

export function doctorsOf(facts: ClinicData, key: SpecialtyKey): readonly DoctorFacts[] {
  const ids = idsOf(facts, key);
  return facts.doctors.filter(({ serviceId }) => ids.has(serviceId));
}

/** Returns the doctor's specialty; null if the doctor's service has none. */
export function specialtyOf({ services }: ClinicData, { serviceId }: DoctorFacts): SpecialtyKey | null {
  return services.find(({ id }) => id === serviceId)?.specialty ?? null;
}

export function pricesOf(facts: ClinicData, key: SpecialtyKey): readonly PriceFacts[] {
  const ids = idsOf(facts, key);
  return facts.prices.filter(({ serviceId }) => ids.has(serviceId));
}

/** Returns the consultation prices of a service. */
export function consultationPrices({ prices }: ClinicData, serviceId: Id): readonly PriceFacts[] {
  return prices.filter((price) => price.isConsultation && price.serviceId === serviceId);
}

export interface OfferedPrice {
  readonly service: ServiceFacts;
  readonly row: PriceFacts;
}

/** Returns the consultation named in a link, with its service; undefined if either does not exist. */
export function requestedPrice(facts: ClinicData, choice: RequestedChoice): OfferedPrice | undefined {
  const service = facts.services.find(({ id }) => String(id) === choice.service);
  const row = service && consultationPrices(facts, service.id).find(({ key }) => key === choice.price);
  return row && { service, row };
}

/** Formats a price: `400 lei`, `150–600 lei`. */
export function formatCost(cost: Cost): string {
  return `${String(cost).replace('-', '–')} lei`;
}

/**
 * Returns the price of a first visit, which is listed first; the lowest may be a follow-up's. Undefined without prices.
 */
export const firstCost = ([first]: readonly Price[]): string | undefined => first && formatCost(first.cost);

/**
 * Returns `Evaluare inițială: 400 lei`, or `Consultație: 200 lei` if there is only one price; undefined without prices.
 */
export function consultationLine(facts: ClinicData, key: SpecialtyKey): string | undefined {
  const [first, ...others] = pricesOf(facts, key).filter(({ isConsultation }) => isConsultation);
  return first && `${others.length > 0 ? first.name : 'Consultație'}: ${formatCost(first.cost)}`;
}

/** `cardiologie, reumatologie și hematologie` */
export function specialtyWords(facts: Pick<ClinicData, 'services'>): string {
  const words = specialtiesOf(facts).map((key) => SPECIALTY_LINKS[key].label.toLowerCase());
  return new Intl.ListFormat('ro').format(words);
}

const COUNTS = ['', 'O specialitate', 'Două specialități', 'Trei specialități', 'Patru specialități'];

/** `Patru specialități` */
export const specialtyCount = (keys: readonly SpecialtyKey[]): string => COUNTS[keys.length] ?? '';

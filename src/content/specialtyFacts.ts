import type { Id, Price } from '../domain/entities';
import { compareTimes } from '../domain/compareTimes';
import {
  freeKey,
  type ClinicFacts,
  type DoctorFacts,
  type PriceFacts,
  type SpecialtyKey,
} from '../domain/facts';
import { formatCost } from './clinicFacts';
import { normalizedName } from './joinedLists';

// Separate from clinicFacts.ts, which every page downloads: only the pages that present the clinic read these.

const idsOf = ({ services }: ClinicFacts, key: SpecialtyKey): ReadonlySet<Id> =>
  new Set(services.filter(({ specialty }) => specialty === key).map(({ id }) => id));

export function doctorsOf(facts: ClinicFacts, key: SpecialtyKey): readonly DoctorFacts[] {
  const ids = idsOf(facts, key);
  return facts.doctors.filter(({ serviceId }) => ids.has(serviceId));
}

/**
 * Returns the doctors of a specialty by their first free time.
 * @param focusPrefix the beginning of a word in the focus of those to see; if no doctor has it, all are returned
 */
export function doctorsByFirstFreeTime(
  facts: ClinicFacts,
  key: SpecialtyKey,
  focusPrefix = '',
): readonly DoctorFacts[] {
  const start = (doctor: DoctorFacts) => facts.free?.[freeKey.doctor(doctor)]?.time;
  const doctors = doctorsOf(facts, key).toSorted((one, other) => compareTimes(start(one), start(other)));
  const fitting = doctors.filter((doctor) => ` ${normalizedName(doctor.focus)}`.includes(` ${focusPrefix}`));
  return fitting.length === 0 ? doctors : fitting;
}

/** Returns the doctor's specialty; null if the doctor's service has none. */
export function specialtyOf({ services }: ClinicFacts, { serviceId }: DoctorFacts): SpecialtyKey | null {
  return services.find(({ id }) => id === serviceId)?.specialty ?? null;
}

export function pricesOf(facts: ClinicFacts, key: SpecialtyKey): readonly PriceFacts[] {
  const ids = idsOf(facts, key);
  return facts.prices.filter(({ serviceId }) => ids.has(serviceId));
}

/**
 * Returns the price of a first visit, which is listed first; the lowest may be a follow-up's. Undefined without prices.
 */
export const firstCost = ([first]: readonly Price[]): string | undefined => first && formatCost(first.cost);

/**
 * Returns `Evaluare inițială: 400 lei`, or `Consultație: 200 lei` if there is only one price; undefined without prices.
 */
export function consultationLine(facts: ClinicFacts, key: SpecialtyKey): string | undefined {
  const [first, ...others] = pricesOf(facts, key).filter(({ isConsultation }) => isConsultation);
  return first && `${others.length > 0 ? first.name : 'Consultație'}: ${formatCost(first.cost)}`;
}

import type { ClinicFacts, SpecialtyKey } from '../domain/facts';
import { specialtiesOf } from './clinicFacts';
import { SPECIALTY_LINKS } from './paths';
import { listWords } from './listWords';

/** Returns in lower case the clinic's specialties, in menu order, and the services that have none. */
const specialtyNames = ({ services }: Pick<ClinicFacts, 'services'>): readonly string[] => [
  ...specialtiesOf({ services }).map((key) => SPECIALTY_LINKS[key].label.toLowerCase()),
  ...services.filter(({ specialty }) => specialty === null).map(({ name }) => name.toLowerCase()),
];

/**
 * `cardiologie, reumatologie și hematologie`
 * @param without specialties to leave out
 */
export function specialtyWords(
  facts: Pick<ClinicFacts, 'services'>,
  without: readonly SpecialtyKey[] = [],
): string {
  const omitted = new Set(without.map((key) => SPECIALTY_LINKS[key].label.toLowerCase()));
  return listWords(specialtyNames(facts).filter((name) => !omitted.has(name)));
}

/** `Consultații de cardiologie și hematologie`; without specialties the first word alone. */
export function consultationWords(facts: Pick<ClinicFacts, 'services'>): string {
  const specialties = specialtyWords(facts);
  return `Consultații${specialties && ` de ${specialties}`}`;
}

const COUNTS = ['', 'O specialitate', 'Două specialități', 'Trei specialități', 'Patru specialități'];

/** `Patru specialități` */
export const specialtyCount = (keys: readonly SpecialtyKey[]): string =>
  COUNTS[keys.length] ?? `${keys.length} specialități`;

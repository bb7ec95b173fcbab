import { hasOwnServer } from '../domain/backend';
import type { Doctor, Service } from '../domain/entities';
import type { ClinicFacts, PriceFacts } from '../domain/facts';
import { consultationPrices } from './clinicFacts';
import { bookingPath } from './bookingQuery';

// Joins the services and doctors of the six calls with those of the facts. Our own server answers both, so ids are
// equal; another server has its own ids, so names are.

export type ListedRow = Service | Doctor;

const nameOf = (row: ListedRow): string => ('name' in row ? row.name : `${row.firstName} ${row.lastName}`);

/** Returns a name for comparison, without differences of case, of spaces, and of cedilla and comma below. */
export const normalizedName = (name: string): string =>
  name.normalize('NFD').replaceAll('\u0327', '\u0326').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns a text that is equal for the same service or doctor of both lists. */
export const keyOf = (row: ListedRow): string =>
  hasOwnServer() ? String(row.id) : normalizedName(nameOf(row));

/** Returns the only row that matches; undefined for none and for several. */
export function onlyOne<Of>(rows: readonly Of[], isMatch: (row: Of) => boolean): Of | undefined {
  const [row, ...others] = rows.filter(isMatch);
  return others.length === 0 ? row : undefined;
}

/** Returns the facts of a service or doctor of the six calls; undefined if the facts lack it. */
export const factsOf = <Facts extends ListedRow>(
  known: readonly Facts[],
  row: ListedRow,
): Facts | undefined => onlyOne(known, (facts) => keyOf(facts) === keyOf(row));

/** Returns the consultations of a service of the six calls. */
export function offeredConsultations(
  facts: ClinicFacts,
  service: Service | undefined,
): readonly PriceFacts[] {
  const known = service && factsOf(facts.services, service);
  return known === undefined ? [] : consultationPrices(facts, known.id);
}

interface Link {
  readonly service: Service | undefined;
  readonly doctor?: Doctor | undefined;
  /** Key of one of the service's consultation prices. */
  readonly price?: string;
}

/** Returns the link from a page to the booking form, with these rows of the facts chosen. */
export function bookingLink({ service, doctor, price }: Link): string {
  const text = (row: ListedRow | undefined) => row && (hasOwnServer() ? row.id : nameOf(row));
  return bookingPath({ service: text(service), doctor: text(doctor), price });
}

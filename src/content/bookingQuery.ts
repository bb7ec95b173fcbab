import type { Id, SlotOnDate } from '../domain/entities';
import { PATHS, WAITING_PATH } from './paths';

/** Names of the choices in the booking page's address. */
export const QUERY = {
  service: 'serviciu',
  price: 'pret',
  doctor: 'medic',
  date: 'data',
  slot: 'interval',
} as const;

interface Choice {
  readonly service?: Id | undefined;
  /** Key of one of the service's consultation prices. */
  readonly price?: string | undefined;
  readonly doctor?: Id | undefined;
  readonly time?: SlotOnDate | undefined;
}

type QueryName = keyof typeof QUERY;
export type QueryValues = Readonly<Partial<Record<QueryName, Id | undefined>>>;

/** Returns the choices as a query, which may also be the value of a button; '' without any. */
export const bookingQuery = (values: QueryValues): string =>
  new URLSearchParams(
    (Object.keys(QUERY) as QueryName[]).flatMap((name) =>
      values[name] === undefined ? [] : [[QUERY[name], String(values[name])]],
    ),
  ).toString();

/** Returns the address of the booking page with these choices preselected. */
export function bookingPath({ time, ...choice }: Choice = {}): string {
  const query = bookingQuery({ ...choice, date: time?.date, slot: time?.slotId });
  return query === '' ? PATHS.booking : `${PATHS.booking}?${query}`;
}

/** Returns the link that joins the waiting list of a doctor. {@link requestedChoice} reads it. */
export const waitingPath = (service: Id, doctor: Id): string =>
  `${WAITING_PATH}?${bookingQuery({ service, doctor })}`;

/** Preselected choice from a link, unchecked. A doctor requires a service; a time requires a doctor. */
export interface RequestedChoice {
  readonly service: string | undefined;
  readonly price?: string | undefined;
  readonly doctor: string | undefined;
  readonly time: { readonly date: string; readonly slot: string } | undefined;
}

/** Parses the query of a booking link; null if it names no service. */
export function requestedChoice(search: string): RequestedChoice | null {
  const query = new URLSearchParams(search);
  const read = (name: QueryName) => query.get(QUERY[name]) ?? undefined;
  const service = read('service');
  const doctor = read('doctor');
  const date = read('date');
  const slot = read('slot');
  if (service === undefined) return null;
  const isTimed = doctor !== undefined && (date ?? slot) !== undefined;
  const time = isTimed ? { date: date ?? '', slot: slot ?? '' } : undefined;
  return { service, price: read('price'), doctor, time };
}

import type { Doctor, Id, Service } from '../domain/entities';
import type { ClinicFacts } from '../domain/facts';
import { normalizedName, keyOf, offeredConsultations, onlyOne, type ListedRow } from './joinedLists';
import type { RequestedChoice } from './bookingQuery';

/** Returns the row that an address requests, by the id that the form writes or by the name in a page's link. */
export const requestedRow = <Of extends ListedRow>(rows: readonly Of[], text: string): Of | undefined =>
  onlyOne(rows, (row) => String(row.id) === text || keyOf(row) === normalizedName(text));

/** Returns the doctors of a service, whose ids count as texts; undefined until the list has loaded. */
export const offeredDoctors = (
  all: readonly Doctor[] | undefined,
  serviceId: Id | null,
): readonly Doctor[] | undefined => all?.filter((doctor) => String(doctor.serviceId) === String(serviceId));

/** Returns the consultations of a service between which patients choose; none for a single one. */
export function choosableConsultations(facts: ClinicFacts, service: Service | undefined) {
  const offered = offeredConsultations(facts, service);
  return offered.length < 2 ? [] : offered;
}

interface Lists {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
}

/** Returns the service that an address requests, and its doctor; undefined for what the lists lack. */
export function requestedRows(choice: RequestedChoice | null, { services, doctors }: Lists) {
  const service = choice?.service === undefined ? undefined : requestedRow(services, choice.service);
  const offered = offeredDoctors(doctors, service?.id ?? null) ?? [];
  const doctor = choice?.doctor === undefined ? undefined : requestedRow(offered, choice.doctor);
  return { service, doctor };
}

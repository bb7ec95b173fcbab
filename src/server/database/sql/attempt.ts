import type { Selectable } from 'kysely';
import type { Brake } from '../ports/appointmentStore';
import type { AppointmentRequest } from '../ports/entities';
import type { Receipt } from '../ports/outcome';
import { iso } from './iso';
import type { ClinicSchema } from './schema';

/** What was agreed on: that outlives any change of the offer. Prices are JSON of what the visit costs. */
type Terms = Pick<Selectable<ClinicSchema['unconfirmed']>, 'serviceId' | 'prices'>;

/** One request on its way into the table. */
export interface Attempt {
  readonly request: AppointmentRequest;
  readonly receipt: Receipt;
  readonly reference: string;
  readonly journalSalt: string;
  readonly brake: Brake | undefined;
  /** What its patient has seen before confirming it; undefined in a new one. */
  readonly confirmed?: Terms;
}

/** An attempt that nothing stands against, with what it is agreed on. */
export interface Agreed extends Attempt, Terms {
  /** `HH:mm` */
  readonly time: string;
}

/** What is stored of an attempt, booked or not. */
export function attemptRow({ request, receipt, reference, serviceId, prices }: Agreed) {
  const { slotId, date, firstName, lastName, phone, email, message } = request;
  return {
    ...{ slotId, date, firstName, lastName, phone, email, message, reference },
    idempotencyKey: receipt.idempotencyKey ?? null,
    createdAt: iso(receipt.createdAt),
    ...{ serviceId, prices },
  };
}

import type { ContactRequest } from '../../../domain/entities';
import type { Outcome, Receipt } from './outcome';

/** A contact request with everything that is kept of it. */
export interface StoredContactRequest extends ContactRequest {
  readonly id: number;
  readonly reference: string;
  /** ISO text in UTC. */
  readonly createdAt: string;
}

/** As the clinic's staff sees it. */
export interface StaffContactRequest extends Omit<StoredContactRequest, 'id'> {
  /** When staff marked it as answered. */
  readonly answeredAt: string | null;
}

export interface ContactRequestStore {
  /** Keeps a request; the clinic's notice enters the outbox in the same transaction. */
  keep(request: ContactRequest, receipt: Receipt): Promise<Outcome>;
}

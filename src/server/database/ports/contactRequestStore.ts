import type { ContactRequest } from '../../../domain/entities';
import type { Outcome, Receipt } from './outcome';

export interface ContactRequestStore {
  keep(request: ContactRequest, receipt: Receipt): Promise<Outcome>;
}

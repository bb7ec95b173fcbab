import type { ContactRequest } from '../../../domain/entities';
import { contactProblems, type FieldProblems } from '../../../domain/validation';
import { NOTHING_SENT, remainingProblems, type Sending } from '../../form/submission';

export type ContactField = keyof ContactRequest;

/** In the order in which the form shows them. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies ContactField[];

/** Plain data only, so that it can be written down and replayed. */
export interface ContactContext extends Sending {
  readonly request: ContactRequest;
  readonly problems: FieldProblems<ContactField>;
  /** Kept while the same is tried again, so that a lost answer never sends it twice. */
  readonly idempotencyKey: string | null;
  /** It was kept from an earlier visit of this tab. */
  readonly isRestored: boolean;
}

export const NOTHING_WRITTEN = {
  request: { name: '', email: '', phone: '', subject: '', message: '' },
  problems: {},
  idempotencyKey: null,
  isRestored: false,
  unsent: null,
} as const;

export const EMPTY_CONTACT: ContactContext = { ...NOTHING_SENT, ...NOTHING_WRITTEN };

/** Takes over what was typed, and checks again what was marked. */
export function withField(
  context: ContactContext,
  field: ContactField,
  value: string,
): Partial<ContactContext> {
  const request = { ...context.request, [field]: value };
  const problems = remainingProblems(context.problems, contactProblems(request));
  return { request, problems, idempotencyKey: null, unsent: null };
}

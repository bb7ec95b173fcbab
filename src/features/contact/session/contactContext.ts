import type { ContactRequest } from '../../../domain/entities';
import { contactProblems, type FieldProblems } from '../../../domain/validation';
import { remainingProblems } from '../../form/submission';

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
export interface ContactContext {
  readonly request: ContactRequest;
  readonly problems: FieldProblems<ContactField>;
  /** The request arrived, but its answer says that nothing was sent (decisions §5). */
  readonly wasNotSent: boolean;
  /** Why the server refused, in its own words, until the visitor does something about it. */
  readonly refusal: string | null;
  /** Kept while the same is tried again, so that a lost answer never sends it twice. */
  readonly idempotencyKey: string | null;
}

export const EMPTY_CONTACT: ContactContext = {
  request: { name: '', email: '', phone: '', subject: '', message: '' },
  problems: {},
  wasNotSent: false,
  refusal: null,
  idempotencyKey: null,
};

/** Takes over what was typed, and checks again what was marked. */
export function withField(context: ContactContext, field: ContactField, value: string): ContactContext {
  const request = { ...context.request, [field]: value };
  return {
    ...EMPTY_CONTACT,
    request,
    problems: remainingProblems(context.problems, contactProblems(request)),
  };
}

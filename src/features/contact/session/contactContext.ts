import * as v from 'valibot';
import { CONTACT_FIELDS, contactOf, type ContactField, type ContactRequest } from '../../../domain/entities';
import { contactProblems } from '../../../domain/contactProblems';
import type { FormContext } from '../../form/formMachine';
import { isEmpty, LOST, NOTHING_SENT, remainingProblems, withTexts } from '../../form/submission';
import { attemptSchema } from '../../form/tabDraft';

/** The contact form's state. Plain data only, so that it can be stored and replayed. */
export interface ContactContext extends FormContext<ContactRequest, ContactField> {
  readonly request: ContactRequest;
  /** True when the fields come from an earlier visit in this tab. */
  readonly isRestored: boolean;
}

export const NOTHING_WRITTEN = {
  request: contactOf(() => ''),
  problems: {},
  attempt: null,
  isRestored: false,
  unsent: null,
} as const;

export const EMPTY_CONTACT: ContactContext = { ...NOTHING_SENT, ...NOTHING_WRITTEN };

/** Applies a field's new text, and checks the fields that are marked as invalid again. */
export function withField(
  context: ContactContext,
  field: ContactField,
  value: string,
): Partial<ContactContext> {
  const request = { ...context.request, [field]: value };
  const problems = remainingProblems(context.problems, contactProblems(request));
  return { request, problems, unsent: null };
}

const request = v.object(v.entriesFromList(CONTACT_FIELDS, v.string()));

/** The part of an unfinished message that the tab stores, with an attempt that has no answer. */
export const contactDraftSchema = v.object({ request, attempt: v.nullable(attemptSchema(request)) });

export type ContactDraft = v.InferOutput<typeof contactDraftSchema>;

/**
 * Returns the draft to store; null for a form in which nothing was typed. An attempt that is still being sent is stored
 * too.
 * @param subject the one that the page's address filled in
 */
export function contactDraft(
  { request: typed, attempt }: ContactContext,
  isSending: boolean,
  subject: string,
): ContactDraft | null {
  if (isEmpty({ ...typed, subject: typed.subject === subject ? '' : typed.subject })) return null;
  return { request: typed, attempt: attempt !== null && (attempt.isLost || isSending) ? attempt : null };
}

/** Applies a draft; texts that were already typed take precedence. */
export const withDraft = (context: ContactContext, draft: ContactDraft): Partial<ContactContext> => ({
  request: withTexts(context.request, draft.request),
  isRestored: true,
  ...(draft.attempt !== null && {
    attempt: { ...draft.attempt, isLost: true, isRepeated: false },
    unsent: LOST,
  }),
});

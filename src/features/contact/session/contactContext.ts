import * as v from 'valibot';
import { CONTACT_FIELDS, contactOf, type ContactField, type ContactRequest } from '../../../domain/entities';
import { contactProblems } from '../../../domain/contactProblems';
import {
  isEmpty,
  ONLINE,
  remainingProblems,
  unanswered,
  UNTOUCHED,
  withTexts,
  withUnanswered,
  type FormContext,
} from '../../form/submission';
import { attemptSchema, textEntries } from '../../form/tabDraft';

/** The contact form's state. Plain data only, so that it can be stored and replayed. */
export interface ContactContext extends FormContext<ContactRequest, ContactField> {
  readonly request: ContactRequest;
}

export const NOTHING_WRITTEN = { ...UNTOUCHED, request: contactOf(() => '') } as const;

export const EMPTY_CONTACT: ContactContext = { ...ONLINE, ...NOTHING_WRITTEN };

/** Applies a field's new text, and checks the fields that are marked as invalid again. */
export function withField(
  context: ContactContext,
  field: ContactField,
  value: string,
): Partial<ContactContext> {
  const request = { ...context.request, [field]: value };
  const problems = remainingProblems(context.problems, contactProblems(request));
  return { request, problems, failure: null };
}

const request = v.object(textEntries(CONTACT_FIELDS));

/** The part of an unfinished message that the tab stores, with an attempt that has no answer. */
export const contactDraftSchema = v.object({ request, attempt: v.nullable(attemptSchema(request)) });

export type ContactDraft = v.InferOutput<typeof contactDraftSchema>;

/** Returns the draft to store; null for an empty form. `subject` is the one that the page's address filled in. */
export function contactDraft(
  context: ContactContext,
  isSending: boolean,
  subject: string,
): ContactDraft | null {
  const { request: typed } = context;
  if (isEmpty({ ...typed, subject: typed.subject === subject ? '' : typed.subject })) return null;
  return { request: typed, attempt: unanswered(context.attempt, isSending) };
}

/** Applies a draft; texts that were already typed take precedence. */
export const withDraft = (context: ContactContext, draft: ContactDraft): Partial<ContactContext> => ({
  request: withTexts(context.request, draft.request),
  isRestored: true,
  ...withUnanswered(draft.attempt),
});

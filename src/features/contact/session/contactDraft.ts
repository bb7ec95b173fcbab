import type { ContactRequest } from '../../../domain/entities';
import { isEmpty, withTexts } from '../../form/draft';
import { LOST } from '../../form/submission';
import type { ContactContext } from './contactContext';

/** What is kept of an unfinished message. */
export interface ContactDraft {
  readonly request: ContactRequest;
  /** Of an attempt whose answer nobody heard. */
  readonly idempotencyKey: string | null;
}

/** Null for an empty form. */
export function contactDraft(
  { request, idempotencyKey, unsent }: ContactContext,
  isSending: boolean,
): ContactDraft | null {
  if (isEmpty(request)) return null;
  return { request, idempotencyKey: isSending || unsent?.isLost ? idempotencyKey : null };
}

/** What was typed before it wins over a draft. */
export function withDraft(context: ContactContext, draft: ContactDraft): Partial<ContactContext> {
  const { idempotencyKey } = draft;
  const isTyped = !isEmpty(context.request);
  return {
    request: withTexts(context.request, draft.request),
    isRestored: true,
    ...(!isTyped && idempotencyKey !== null && { idempotencyKey, unsent: LOST }),
  };
}

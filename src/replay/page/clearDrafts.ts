import { tabDraft } from '../../features/form/tabDraft';

/** Clears the drafts: a scenario starts in a new tab. */
export function clearDrafts(): void {
  for (const form of ['booking', 'contact'] as const) tabDraft(form).write(null);
}

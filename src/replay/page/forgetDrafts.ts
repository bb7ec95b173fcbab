import { tabDraft } from '../../features/form/tabDraft';

/** As in a tab that is new: a scenario begins without a draft. */
export function forgetDrafts(): void {
  for (const form of ['booking', 'contact'] as const) tabDraft(form).write(null);
}

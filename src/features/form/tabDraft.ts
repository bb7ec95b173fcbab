import type { DraftStore } from './draft';

const KEY = 'draft-';

/**
 * The browser's memory of one tab: it outlives a reload and a crash, and goes with the tab.
 * @param form a draft of another shape needs another name
 */
export const tabDraft = (form: 'booking' | 'contact'): DraftStore => ({
  read: () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY + form) ?? 'null') as object | null;
    } catch {
      return null;
    }
  },
  write: (draft) => {
    try {
      if (draft === null) sessionStorage.removeItem(KEY + form);
      else sessionStorage.setItem(KEY + form, JSON.stringify(draft));
    } catch {
      // Storage can be full or forbidden; the form then forgets as it would without.
    }
  },
});

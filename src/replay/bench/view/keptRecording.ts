import type { Recording } from '../record/recording';

/** A recording and the site's address, which the tab keeps while the bench is loaded again. */
interface Kept {
  readonly recording: Recording | null;
  readonly address: string;
}

const KEY = 'qa-bench-recorded';

export function keepRecording({ recording, address }: Kept): void {
  if (recording !== null) sessionStorage.setItem(KEY, JSON.stringify({ recording, address }));
}

/** Takes what was kept; nothing when there is none. */
export function takeKept(): Partial<Kept> {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return JSON.parse(kept ?? '{}') as Partial<Kept>;
}

import type { FormWatch } from '../../page/formWatch';
import { Store } from '../../page/store';
import { CALL_PATHS } from '../../scenario/parts';
import type { NetworkTap, TappedAnswer } from './networkTap';

export type LogKind = 'event' | 'state' | 'call' | 'answer' | 'message';

export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the epoch, on the page's clock. */
  readonly time: number;
  readonly kind: LogKind;
  readonly text: string;
  readonly detail: string;
}

/** Number of entries to keep; older ones are dropped. */
const LENGTH = 400;

function answerWords(answer: TappedAnswer): string {
  if (answer === 'broken') return 'fără răspuns: rețeaua a căzut';
  if (answer === 'givenUp') return 'fără răspuns: pagina nu a mai așteptat';
  return `HTTP ${answer.status}`;
}

/** Logs the page's events in order. */
export class EventLog extends Store<{ readonly entries: readonly LogEntry[] }> {
  private count = 0;

  constructor(watch: FormWatch, tap: NetworkTap) {
    super({ entries: [] });
    watch.listen({
      onEvent: ({ type, ...payload }) => {
        this.add('event', type, Object.keys(payload).length > 0 ? JSON.stringify(payload) : '');
      },
      onMessage: ({ text }) => {
        this.add('message', text);
      },
      onState: ({ state }) => {
        this.add('state', state);
      },
    });
    tap.listen({
      onCall: ({ call, doctorId, payload }) => {
        const whose = doctorId === '' ? '' : `medicul ${doctorId}`;
        this.add('call', CALL_PATHS[call], payload === undefined ? whose : JSON.stringify(payload));
      },
      onAnswer: ({ call }, answer) => {
        this.add('answer', CALL_PATHS[call], answerWords(answer));
      },
    });
  }

  private add(kind: LogKind, text: string, detail = ''): void {
    this.count += 1;
    const entry = { id: this.count, time: Date.now(), kind, text, detail };
    this.set({ entries: [...this.get().entries, entry].slice(-LENGTH) });
  }
}

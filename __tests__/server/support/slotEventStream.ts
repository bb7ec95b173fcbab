import { SLOT_EVENTS, type WireSlotEvent } from '../../../src/domain/slotEvents';

/** An open calendar's stream, as a browser reads it. */
export interface SlotEventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Resolves to the next message and its id; rejects if the stream ends first. */
  readonly next: () => Promise<WireSlotEvent & { readonly id: string }>;
  /** Everything received so far. */
  readonly text: () => string;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

export async function openSlotEvents(server: string, doctorId: number | string): Promise<SlotEventStream> {
  const controller = new AbortController();
  const answer = await fetch(`${server}${SLOT_EVENTS}?user_id=${doctorId}`, { signal: controller.signal });
  let text = '';
  let isOver = false;
  let wake: () => void = () => undefined;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      wake();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      wake();
    });
  let taken = 0;
  const next = async () => {
    for (;;) {
      const message = text.split('\n\n').filter((part) => part.startsWith('id: '))[taken];
      // The last part may be incomplete.
      if (message !== undefined && text.includes(`${message}\n\n`)) {
        taken += 1;
        const [id = '', data = ''] = message.slice('id: '.length).split('\ndata: ');
        return { id, ...(JSON.parse(data) as WireSlotEvent) };
      }
      if (isOver) throw new Error('The stream has ended.');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    text: () => text,
    ended,
    close: () => {
      controller.abort();
    },
  };
}

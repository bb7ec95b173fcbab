import { SLOT_EVENTS, type WireSlotEvent } from '../../../src/domain/contract';

/** Opens a calendar's stream, as a browser reads it. `text` returns everything received so far. */
export async function openSlotEvents(server: string, doctorId: number | string) {
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
  /** Resolves when the server ends the stream. */
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      wake();
    });
  let taken = 0;
  /** Resolves to the next message and its id; rejects if the stream ends first. */
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
export type SlotEventStream = Awaited<ReturnType<typeof openSlotEvents>>;

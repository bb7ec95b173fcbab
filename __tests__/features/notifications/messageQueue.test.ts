import { MessageQueue } from '../../../src/features/notifications/messageQueue';
import {
  CLOSE_MS,
  REOPEN_DELAY_MS,
  STAND_MS,
  type Notification,
} from '../../../src/features/notifications/notification';

const named = (text: string): Notification => ({ id: 1, text, tone: 'success' });

describe('messages', () => {
  let shown: string[];
  let queue: MessageQueue;
  beforeEach(() => {
    jest.useFakeTimers();
    shown = [];
    queue = new MessageQueue({
      open: ({ text }) => shown.push(text),
      close: ({ text }) => {
        shown.push(`${text} closes`);
        queue.closing();
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stand long enough to be read, then make room for those that wait, in their order', () => {
    for (const text of ['first', 'second', 'third']) queue.tell(named(text));
    jest.advanceTimersByTime(STAND_MS - 1);
    expect(shown).toEqual(['first']);
    jest.advanceTimersByTime(1 + CLOSE_MS + REOPEN_DELAY_MS);
    expect(shown).toEqual(['first', 'first closes', 'second']);
    jest.advanceTimersByTime(STAND_MS + CLOSE_MS + REOPEN_DELAY_MS);
    expect(shown.slice(3)).toEqual(['second closes', 'third']);
  });

  it('stand on while nobody waits', () => {
    queue.tell(named('only'));
    jest.advanceTimersByTime(100 * STAND_MS);
    expect(shown).toEqual(['only']);
    queue.tell(named('next'));
    jest.advanceTimersByTime(0);
    expect(shown).toEqual(['only', 'only closes']);
  });

  it('are opened at once when the one before has gone', () => {
    queue.tell(named('first'));
    queue.closing();
    jest.advanceTimersByTime(CLOSE_MS);
    queue.tell(named('second'));
    expect(shown).toEqual(['first', 'second']);
  });

  it('that were settled go, or are never opened', () => {
    for (const text of ['open', 'waiting', 'other']) queue.tell(named(text));
    queue.settle(['waiting', 'unknown']);
    expect(shown).toEqual(['open']);
    queue.settle(['open']);
    jest.advanceTimersByTime(CLOSE_MS + REOPEN_DELAY_MS);
    expect(shown).toEqual(['open', 'open closes', 'other']);
  });

  it('do not close the open one for one that was settled meanwhile', () => {
    for (const text of ['open', 'waiting']) queue.tell(named(text));
    queue.settle(['waiting']);
    jest.advanceTimersByTime(STAND_MS);
    expect(shown).toEqual(['open']);
  });

  it('are not opened any more once the page is left', () => {
    for (const text of ['first', 'second']) queue.tell(named(text));
    queue.stop();
    jest.advanceTimersByTime(100 * STAND_MS);
    expect(shown).toEqual(['first']);
  });
});

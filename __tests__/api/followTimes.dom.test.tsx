import { act, screen } from '@testing-library/react';
import { READ_AT_HEADER } from '../../src/domain/contract';
import { held, refusal, wireSlot } from '../support/fakeClinicBackend';
import {
  chooseDoctor,
  renderBookingPage,
  slotButton,
  withBookingBackend,
  wait,
} from '../support/renderBookingPage';

const backend = withBookingBackend();
const NINE = 'luni, 23 noiembrie, ora 09:00';
const FREE = [wireSlot(10, 0, '09:00')];
const TAKEN = [wireSlot(10, 0, '09:00', ['2026-11-23'])];

/** The server's end of the page's streams; jsdom has none. */
class FakeStream {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  onmessage: ((event: MessageEvent) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  async send(slots: unknown, readAt: number): Promise<void> {
    const data = JSON.stringify({ slots, vacations: { status: 200, payload: [] }, bookingWeeks: 52 });
    await act(async () =>
      this.onmessage?.(new MessageEvent('message', { data, lastEventId: String(readAt) })),
    );
  }

  /** Answers with another status than 200. */
  refuse(): void {
    this.close();
    this.onerror?.();
  }
}

const streams = () => FakeStream.opened;
const stream = (): FakeStream => {
  const last = streams().at(-1);
  if (last === undefined) throw new Error('No stream was opened.');
  return last;
};

beforeEach(() => {
  FakeStream.opened = [];
  Reflect.set(globalThis, 'EventSource', FakeStream);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const readAt = (rows: unknown, at: number): Response =>
  Response.json(rows, {
    headers: { [READ_AT_HEADER]: String(at), date: new Date(Date.now()).toUTCString() },
  });

test('of an answer and an event that cross, the one that was read later counts', async () => {
  const { handler, release } = held(readAt(FREE, 1000));
  backend.current.on('slots', handler);
  const user = await renderBookingPage();
  await chooseDoctor(user);
  await stream().send(TAKEN, 2000);
  // The calendar opens on the first week with a free time.
  await user.click(screen.getByRole('button', { name: 'Săptămâna anterioară' }));
  expect(slotButton(`${NINE}, ocupat`)).toBeVisible();
  release();
  await wait(0);
  expect(slotButton(`${NINE}, ocupat`)).toBeVisible();

  backend.current.on('slots', () => readAt(FREE, 3000));
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await wait(0);
  expect(slotButton(`${NINE}, liber`)).toBeVisible();
  await stream().send(TAKEN, 2500);
  expect(slotButton(`${NINE}, liber`)).toBeVisible();
});

test('an event shows the times that failed to load at first', async () => {
  backend.current.on('slots', () => refusal(503));
  backend.current.on('vacations', () => refusal(503));
  const user = await renderBookingPage();
  await chooseDoctor(user);
  expect(screen.getByText('Orele medicului nu s-au putut încărca.')).toBeVisible();
  await stream().send(FREE, 1000);
  expect(slotButton(`${NINE}, liber`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).not.toBeInTheDocument();
});

test('a stream that the server refuses is opened again, ever more rarely, and not while the page is hidden', async () => {
  backend.current.on('slots', () => FREE);
  const user = await renderBookingPage();
  await chooseDoctor(user);
  const refusedWithin = async (ms: number): Promise<number> => {
    const before = streams().length;
    for (let passed = 0; passed < ms; passed += 500) {
      if (stream().readyState !== FakeStream.CLOSED) stream().refuse();
      await act(() => jest.advanceTimersByTimeAsync(500));
    }
    return streams().length - before;
  };
  const atFirst = await refusedWithin(30_000);
  expect(atFirst).toBeGreaterThan(1);
  expect(await refusedWithin(30_000)).toBeLessThan(atFirst);

  const visibility = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await refusedWithin(600_000)).toBe(0);
  visibility.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await stream().send(TAKEN, 1000);
  expect(slotButton(`${NINE}, ocupat`)).toBeVisible();
});

import { act, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { AppStore } from '../../src/api/store';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { BookingPage } from '../../src/pages/Booking';
import { FakeClinicBackend } from './fakeClinicBackend';
import { renderAt } from './renderAt';

/** A Monday morning at the clinic; the tests' week is 23–27 November 2026. */
const MONDAY_8 = '2026-11-23T08:00:00+02:00';

/** Stops the clock and fakes the network for each test. Everything between them and the page is real. */
export function withBookingBackend(): { readonly current: FakeClinicBackend } {
  const holder = { current: undefined as unknown as FakeClinicBackend };
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(MONDAY_8), doNotFake: ['nextTick', 'queueMicrotask'] });
    holder.current = new FakeClinicBackend();
    window.history.replaceState(null, '', '/programare');
    // jsdom has no layout, so it cannot scroll.
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => {
    holder.current.restore();
    jest.useRealTimers();
  });
  return holder;
}

const realSetTimeout = globalThis.setTimeout;

/** Imports, and the bodies of requests, take a turn of the real event loop; on a busy machine more. */
const TURNS = 3;

/** Advances the page's clock by `ms`, in slices so that it can render between them, and lets pending answers arrive. */
export async function wait(ms: number): Promise<void> {
  const slice = Math.max(50, Math.ceil(ms / 20));
  for (let left = ms; left > 0; left -= slice) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(slice, left)));
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => realSetTimeout(resolve, 0));
      await jest.advanceTimersByTimeAsync(0);
    });
  }
}

/** Renders the page as its route does. */
export async function renderBookingPage(address = '/programare', store?: AppStore): Promise<UserEvent> {
  const user = userEvent.setup({
    advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms),
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  renderAt(address, <BookingPage />, SAMPLE_FACTS, store);
  await wait(0);
  return user;
}

/** Loses the network, and finds it again. */
export const reconnect = () =>
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

export const field = (label: string): HTMLElement => screen.getByLabelText(label);

export async function chooseDoctor(user: UserEvent, doctor = 'Dr. Ioana Mureșan', service = 'Cardiologie') {
  await user.selectOptions(field('Serviciu'), service);
  await user.selectOptions(field('Medic'), doctor);
  await wait(0);
}

export const slotButton = (name: string): HTMLElement => screen.getByRole('button', { name });

export const TYPED = {
  Prenume: 'Ana',
  Nume: 'Pop',
  Telefon: '0700 000 000',
  'E-mail': 'ana.pop@exemplu.example',
} as const;

async function fillIn(user: UserEvent): Promise<void> {
  for (const [label, value] of Object.entries(TYPED)) {
    await user.click(field(label));
    await user.paste(value);
  }
}

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

/** Returns the open notification's text; '' if there is none. */
export const notification = (): string => screen.getByRole('alert').textContent;

/** Fills in everything and presses `Trimitere`; the request is sent a second later. */
export async function submitComplete(user: UserEvent, slot: string): Promise<void> {
  await chooseDoctor(user);
  await user.click(slotButton(slot));
  await fillIn(user);
  await press(user, 'Trimitere');
}

import { cleanup } from '@testing-library/react';
import { makeStore } from '../../src/api/store';
import { MINUTE } from '../../src/domain/durations';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { wireSlot } from '../support/fakeClinicBackend';
import { chooseDoctor, renderBookingPage, withBookingBackend, wait } from '../support/renderBookingPage';

const backend = withBookingBackend();

beforeEach(() => {
  backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
});

async function openCalendar() {
  const store = makeStore(SAMPLE_FACTS, false);
  const user = await renderBookingPage(undefined, store);
  await chooseDoctor(user);
  await chooseDoctor(user, 'Dr. Radu Câmpean');
  return store;
}

test('the clinic’s minute advances once a minute, however many doctors were opened', async () => {
  const store = await openCalendar();
  const begun: unknown[] = [];
  let { minute } = store.getState().clinicClock;
  store.subscribe(() => {
    const { minute: now } = store.getState().clinicClock;
    if (now !== minute) begun.push(now);
    minute = now;
  });
  await wait(2 * MINUTE);
  const first = Date.parse('2026-11-23T08:01:00+02:00');
  expect(begun).toEqual([first, first + MINUTE]);
});

test('a booking page that is left leaves no timer running, and no times in the store', async () => {
  const store = await openCalendar();
  expect(JSON.stringify(store.getState())).toContain('bookedDates');
  await wait(MINUTE);
  cleanup();
  // The time that a request may take.
  await wait(15_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(JSON.stringify(store.getState())).not.toContain('bookedDates');
});

import { cleanup, screen } from '@testing-library/react';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';
import { DAY, MINUTE } from '../../../../src/domain/durations';
import { held, wireSlot } from '../../../support/fakeClinicBackend';
import {
  renderBookingPage,
  submitComplete,
  withBookingBackend,
  wait,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();

beforeEach(() => {
  backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
  backend.current.on('facts', () => SAMPLE_FACTS);
});

async function book(): Promise<void> {
  await submitComplete(await renderBookingPage(), 'luni, 23 noiembrie, ora 09:00, liber');
  await wait(1500);
}

/** The next page in the same tab. */
async function reload(): Promise<void> {
  cleanup();
  await renderBookingPage();
}

/** Lets time pass without the page, as while a computer sleeps. */
function sleep(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

/** Sets the visitor's clock forward, while the clinic's goes on. */
function setClockForward(ms: number): void {
  sleep(ms);
  backend.current.visitorAhead += ms;
}

const receipt = () => screen.queryByRole('region', { name: /Programarea este|Mai este un pas/ });

test('a receipt stays although the visitor’s clock is days ahead, also after a reload', async () => {
  setClockForward(3 * DAY);
  await book();
  await wait(2 * MINUTE);
  expect(receipt()).toBeVisible();
  await reload();
  await wait(2 * MINUTE);
  expect(receipt()).toBeVisible();
});

test('a clock that is set forward while the receipt is shown does not end it', async () => {
  await book();
  setClockForward(3 * DAY);
  await wait(3 * MINUTE);
  expect(receipt()).toBeVisible();
  sleep(DAY);
  await wait(2 * MINUTE);
  expect(receipt()).not.toBeInTheDocument();
});

test('a restored receipt stays until an answer says what time it is', async () => {
  await book();
  cleanup();
  sleep(DAY);
  const { handler, release } = held([]);
  for (const call of ['services', 'doctors', 'facts'] as const) backend.current.on(call, handler);
  await renderBookingPage();
  expect(receipt()).toBeVisible();
  release();
  await wait(0);
  expect(receipt()).not.toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { makeStore } from '../../../../src/api/store';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';
import { wireSlot } from '../../../support/fakeClinicBackend';
import {
  TYPED,
  renderBookingPage,
  submitComplete,
  withBookingBackend,
  wait,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();
const NINE = 'luni, 23 noiembrie, ora 09:00, liber';

beforeEach(() => {
  backend.current.on('slots', () => [
    wireSlot(10, 0, '09:00'),
    wireSlot(11, 0, '09:30'),
    wireSlot(12, 1, '10:00'),
  ]);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('after a booking the store keeps nothing that was typed or answered', async () => {
  const store = makeStore(SAMPLE_FACTS, false);
  const user = await renderBookingPage(undefined, store);
  await submitComplete(user, NINE);
  await wait(1500);
  expect(screen.getByRole('region', { name: 'Programarea este înregistrată' })).toBeVisible();
  const kept = JSON.stringify(store.getState());
  for (const text of [...Object.values(TYPED), 'LM-2026-7']) expect(kept).not.toContain(text);
});

test('with another backend, which has no page for the appointment, the confirmation holds its calendar file', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.example.ro' });
  const user = await renderBookingPage();
  await submitComplete(user, NINE);
  await wait(1500);
  const link = screen.getByRole('link', { name: 'Adăugați în calendar' });
  expect(link).toHaveAttribute('download', 'programare.ics');
  const [type, file = ''] = decodeURIComponent(link.getAttribute('href') ?? '').split(/,(.*)/s);
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(file).toContain('DTSTART;TZID=Europe/Bucharest:20261123T090000');
  expect(file).toContain('SUMMARY:Cardiologie\\, Dr. Ioana Mureșan');
});

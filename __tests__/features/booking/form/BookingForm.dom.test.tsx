import { screen } from '@testing-library/react';
import { makeStore } from '../../../../src/api/store';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';
import { refusal, slotRow } from '../../../support/fakeClinicBackend';
import {
  field,
  notification,
  PATIENT,
  press,
  renderBookingPage,
  submitComplete,
  withBookingBackend,
  wait,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();
const NINE = 'luni, 23 noiembrie, ora 09:00, liber';

beforeEach(() => {
  backend.current.on('slots', () => [
    slotRow(10, 0, '09:00'),
    slotRow(11, 0, '09:30'),
    slotRow(12, 1, '10:00'),
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
  for (const text of [...Object.values(PATIENT), 'LM-2026-7']) expect(kept).not.toContain(text);
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

test('the server’s reason for a refusal is shown beside the button until the patient acts', async () => {
  const reason = 'Cu această adresă de e-mail aveți deja numărul maxim de programări viitoare.';
  const description = new RegExp(`^${reason} Sau sunați la 0264 000 000`);
  backend.current.on('createAppointment', () => refusal(422, { status: 422, message: reason }));
  const user = await renderBookingPage();
  await submitComplete(user, NINE);
  await wait(1500);
  expect(notification()).toBe('A aparut o eroare. Va rugam incercati mai tarziu.');
  expect(screen.getByRole('button', { name: 'Trimitere' })).toHaveAccessibleDescription(description);
  expect(screen.getByRole('button', { name: 'Trimitere' })).toHaveFocus();

  await user.type(field('E-mail'), 'x');
  expect(screen.getByRole('button', { name: 'Trimitere' })).toHaveAccessibleDescription('');
  await press(user, 'Trimitere');
  await wait(1500);
  expect(screen.getByRole('button', { name: 'Trimitere' })).toHaveAccessibleDescription(description);
  await user.clear(field('Nume'));
  await press(user, 'Trimitere');
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

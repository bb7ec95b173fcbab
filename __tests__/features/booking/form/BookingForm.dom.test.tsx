import { screen, within } from '@testing-library/react';
import { createClinicStore } from '../../../../src/api/createClinicStore';
import { refusal, slotRow } from '../../../support/fakeClinicBackend';
import {
  field,
  fillIn,
  chooseDoctor,
  notification,
  PATIENT,
  press,
  renderBookingPage,
  slotButton,
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

test('an empty form marks every missing field, names them at its top and puts the focus on the first', async () => {
  const user = await renderBookingPage();
  await press(user, 'Trimitere');
  for (const label of ['Serviciu', 'Medic', ...Object.keys(PATIENT)]) expect(field(label)).toBeInvalid();
  expect(field('Prenume')).toHaveAccessibleDescription('Scrieți prenumele.');
  const summary = screen.getByRole('region', { name: 'Verificați câmpurile' });
  expect(within(summary).getAllByRole('link')).toHaveLength(7);
  expect(within(summary).getByRole('link', { name: 'Alegeți un interval disponibil.' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Ziua și ora' })).toHaveAccessibleDescription(
    'Alegeți un interval disponibil.',
  );
  expect(field('Serviciu')).toHaveFocus();
  await wait(5000);
  expect(backend.current.to('createAppointment')).toEqual([]);
});

test('a link of the summary leads to its field, and a corrected field loses its mark', async () => {
  const user = await renderBookingPage();
  await press(user, 'Trimitere');
  await user.click(screen.getByRole('link', { name: 'Scrieți numele.' }));
  expect(field('Nume')).toHaveFocus();
  await user.keyboard('Pop');
  expect(field('Nume')).toBeValid();
  expect(screen.queryByRole('link', { name: 'Scrieți numele.' })).not.toBeInTheDocument();
  expect(field('Prenume')).toBeInvalid();
});

test('after a booking the store keeps nothing that was typed or answered', async () => {
  const store = createClinicStore();
  const user = await renderBookingPage(undefined, store);
  await submitComplete(user, NINE);
  await wait(1500);
  expect(screen.getByRole('region', { name: 'Programarea este înregistrată' })).toBeVisible();
  const kept = JSON.stringify(store.getState());
  for (const text of [...Object.values(PATIENT), 'LM-2026-7']) expect(kept).not.toContain(text);
});

test('success says so, empties everything, and leaves a confirmation that has the focus', async () => {
  const user = await renderBookingPage();
  await submitComplete(user, NINE);
  await wait(1500);
  expect(notification()).toBe('Informatiile au fost trimise cu succes.');
  for (const label of ['Serviciu', 'Medic', ...Object.keys(PATIENT)]) expect(field(label)).toHaveValue('');
  expect(screen.getByText(/Selectați un serviciu și un medic/)).not.toBeVisible();
  expect(screen.queryByRole('form', { name: 'Programare' })).not.toBeInTheDocument();
  const receipt = screen.getByRole('region', { name: 'Programarea este înregistrată' });
  for (const words of [
    'luni, 23 noiembrie 2026',
    '09:00',
    'Cardiologie',
    'Dr. Ioana Mureșan',
    'Ana Pop',
    '400 lei',
  ])
    expect(receipt).toHaveTextContent(words);
  expect(receipt).toHaveTextContent('LM-2026-7');
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  await press(user, 'Programare nouă');
  expect(screen.queryByRole('region', { name: 'Programarea este înregistrată' })).not.toBeInTheDocument();
  expect(field('Serviciu')).toHaveFocus();
  expect(screen.getByText(/Selectați un serviciu și un medic/)).toBeVisible();
});

test('when the server says why it refused, the form says it by the button until one does something about it', async () => {
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

test('a time in a week that the clinic has not opened yet answers a press, and is not chosen', async () => {
  backend.current.on(
    'slots',
    () =>
      new Response(JSON.stringify([slotRow(10, 0, '09:00')]), {
        headers: { date: new Date(Date.now()).toUTCString(), 'clinic-booking-weeks': '1' },
      }),
  );
  const user = await renderBookingPage();
  await chooseDoctor(user);
  await press(user, 'Săptămâna următoare');
  await press(user, 'Săptămâna următoare');
  await user.click(slotButton('luni, 7 decembrie, ora 09:00, nu se poate rezerva încă'));
  await wait(500);
  expect(notification()).toBe('Interval indisponibil.');
});

test('when somebody was faster only the slot is lost, and the nearest free ones are offered', async () => {
  const user = await renderBookingPage();
  backend.current.on('createAppointment', () => {
    backend.current.on('slots', () => [
      slotRow(10, 0, '09:00', ['2026-11-23']),
      slotRow(11, 0, '09:30'),
      slotRow(12, 1, '10:00'),
    ]);
    return refusal(409);
  });
  await submitComplete(user, NINE);
  await wait(1500);
  expect(notification()).toBe('Acest slot este deja ocupat.');
  expect(slotButton('luni, 23 noiembrie, ora 09:00, ocupat')).toHaveAttribute('data-state', 'taken');
  expect(field('Nume')).toHaveValue('Pop');
  const lost = screen.getByRole('heading', { name: /09:00, nu mai este liber\. Ce ați scris s-a păstrat/ });
  expect(lost).toHaveFocus();
  await press(user, 'luni, 23 noiembrie, ora 09:30');
  expect(slotButton('luni, 23 noiembrie, ora 09:30, ales')).toHaveAttribute('data-state', 'selected');
  expect(lost).not.toBeInTheDocument();
});

test('what is wrong with one field does not stop the rest from being kept', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  await fillIn(user);
  await user.clear(field('E-mail'));
  await user.type(field('E-mail'), 'ana@');
  await press(user, 'Trimitere');
  expect(field('E-mail')).toHaveAccessibleDescription(/Verificați adresa de e-mail/);
  expect(screen.getByRole('group', { name: 'Ziua și ora' })).toHaveFocus();
  expect(field('Nume')).toHaveValue('Pop');
});

test('another server than the site’s own gets no extra header', async () => {
  process.env.BACKEND_URL = 'https://api.exemplu.example';
  const user = await renderBookingPage();
  await submitComplete(user, NINE);
  await wait(1500);
  delete process.env.BACKEND_URL;
  const [request] = backend.current.to('createAppointment');
  expect(request?.url).toBe('https://api.exemplu.example/create-appointment');
  expect(request?.headers.has('idempotency-key')).toBe(false);
});

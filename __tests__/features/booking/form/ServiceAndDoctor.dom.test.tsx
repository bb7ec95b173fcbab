import { screen } from '@testing-library/react';
import { DOCTORS, held, SERVICES } from '../../../support/fakeClinicBackend';
import {
  chooseDoctor,
  field,
  notification,
  press,
  reconnect,
  renderBookingPage,
  withBookingBackend,
  wait,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();

test('a retry that fails again shows the error message again', async () => {
  backend.current.cut('services');
  const user = await renderBookingPage();
  await wait(300);
  await press(user, 'Închideți mesajul');
  await wait(500);
  expect(notification()).toBe('');
  await press(user, 'Încearcă din nou');
  await wait(300);
  expect(notification()).toBe('Error fetching medical fields.');
});

test('an earlier failure is not shown again while its retry is in progress', async () => {
  backend.current.cut('services');
  backend.current.cut('doctors');
  const user = await renderBookingPage();
  await wait(300);
  await press(user, 'Închideți mesajul');
  await wait(500);
  backend.current.on('services', () => SERVICES);
  const { handler, release } = held(DOCTORS);
  backend.current.on('doctors', handler);
  await press(user, 'Încearcă din nou');
  await wait(300);
  expect(field('Serviciu')).toBeEnabled();
  expect(notification()).toBe('');
  release();
  await wait(300);
  expect(notification()).toBe('');
  await chooseDoctor(user);
  expect(field('Medic')).toHaveValue('1');
});

test('the form is shown while the services are still loading', async () => {
  const { handler, release } = held(SERVICES);
  backend.current.on('services', handler);
  await renderBookingPage();
  expect(field('Serviciu')).toBeDisabled();
  expect(field('Prenume')).toBeEnabled();
  release();
  await wait(0);
  expect(field('Serviciu')).toBeEnabled();
});

test('when reloading the lists fails, the choice stays and the error is shown once', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.cut('services');
  backend.current.cut('doctors');
  reconnect();
  await wait(300);
  expect(screen.getAllByText('Error fetching medical fields.')).toHaveLength(1);
  expect(field('Serviciu')).toHaveValue('1');
  expect(field('Medic')).toHaveValue('1');
  expect(screen.getByText(/nu s-a putut reîncărca/)).toBeVisible();
  await user.selectOptions(field('Medic'), 'Dr. Radu Câmpean');
  expect(field('Medic')).toHaveValue('2');
});

test('a failure to load doctors is shown, in the same words, after one to load services was resolved', async () => {
  backend.current.cut('services');
  backend.current.cut('doctors');
  const user = await renderBookingPage();
  await wait(6000);
  expect(notification()).toBe('');
  backend.current.on('services', () => SERVICES);
  await press(user, 'Încearcă din nou');
  await wait(300);
  expect(notification()).toBe('Error fetching medical fields.');
});

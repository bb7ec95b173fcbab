import { act, screen } from '@testing-library/react';
import { refusal } from '../../../support/fakeClinicBackend';
import {
  chooseDoctor,
  NINE,
  WEEK,
  notification,
  press,
  renderBookingPage,
  slotButton,
  withWeekOfThree,
  wait,
} from '../../../support/renderBookingPage';

const backend = withWeekOfThree();

async function returnToTheTab(): Promise<void> {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await wait(300);
}

test('when reloading fails, the times are marked as outdated, with a message each time and a retry', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.on('slots', () => refusal(503));
  backend.current.on('vacations', () => refusal(503));
  await returnToTheTab();
  expect(notification()).toBe('Error fetching medic schedule.');
  expect(screen.getByText(/Orele de mai jos nu s-au putut actualiza/)).toBeVisible();
  // Lets both messages pass, one after the other.
  await wait(20_000);
  expect(notification()).toBe('');
  await returnToTheTab();
  expect(notification()).toBe('Error fetching medic schedule.');
  await user.click(slotButton(`${NINE}, liber`));
  expect(slotButton(`${NINE}, ales`)).toBeVisible();

  await press(user, 'Încearcă din nou');
  await wait(300);
  expect(notification()).toBe('Error fetching medic schedule.');
  backend.current.on('slots', () => WEEK);
  backend.current.on('vacations', () => ({ payload: [] }));
  await press(user, 'Încearcă din nou');
  await wait(500);
  expect(notification()).toBe('');
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).not.toBeInTheDocument();
  expect(slotButton(`${NINE}, ales`)).toBeVisible();
});

test('after a change of doctor, days off that fail to load are called days off', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.on('vacations', () => refusal(503));
  await chooseDoctor(user, 'Dr. Radu Câmpean');
  expect(screen.getByText(/^Nu s-au putut încărca toate concediile medicului/)).toBeVisible();
});

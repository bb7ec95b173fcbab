import { screen } from '@testing-library/react';
import {
  field,
  notification,
  renderBookingPage,
  submitComplete,
  wait,
  withBookingBackend,
} from '../../support/renderBookingPage';
import { slotRow } from '../../support/fakeClinicBackend';

const backend = withBookingBackend();

test('a failed booking stays reported beside the button until the patient acts, after its message has closed', async () => {
  backend.current.on('slots', () => [slotRow(10, 0, '09:00')]);
  backend.current.on('createAppointment', () => ({ status: 500 }));
  const user = await renderBookingPage();
  await submitComplete(user, 'luni, 23 noiembrie, ora 09:00, liber');
  await wait(60_000);
  expect(notification()).toBe('');
  const button = screen.getByRole('button', { name: 'Trimitere' });
  expect(button).toHaveAccessibleDescription(
    /^Programarea nu s-a trimis\. Ce ați scris s-a păstrat\. Încercați din nou sau sunați la 0264 000 000/,
  );
  await user.type(field('Telefon'), '1');
  expect(button).toHaveAccessibleDescription('');
});

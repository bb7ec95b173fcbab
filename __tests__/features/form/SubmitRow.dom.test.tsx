import { screen } from '@testing-library/react';
import { renderBookingPage, submitComplete, wait, withBookingBackend } from '../../support/renderBookingPage';
import { refusal, wireSlot } from '../../support/fakeClinicBackend';

const backend = withBookingBackend();

test('a refusal that names the phone names it once, also after the clinic has changed it', async () => {
  backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
  const message = 'Ați trimis azi prea multe cereri. Sau sunați la 0264.111.111.';
  backend.current.on('createAppointment', () => refusal(429, { status: 429, message }));
  const user = await renderBookingPage();
  await submitComplete(user, 'luni, 23 noiembrie, ora 09:00, liber');
  await wait(2000);
  expect(screen.getByRole('button', { name: 'Trimitere' })).toHaveAccessibleDescription(
    /^Ați trimis azi prea multe cereri\. Sau sunați la 0264 000 000/,
  );
});

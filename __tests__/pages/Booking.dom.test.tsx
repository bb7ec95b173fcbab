import { held, wireSlot } from '../support/fakeClinicBackend';
import { field, renderBookingPage, slotButton, wait, withBookingBackend } from '../support/renderBookingPage';

const backend = withBookingBackend();

test('a link keeps its choice in the address while its page begins', async () => {
  const link = '/programare?serviciu=1&medic=1';
  window.history.replaceState(null, '', link);
  const shown = jest.spyOn(window.history, 'replaceState');
  await renderBookingPage(link);
  expect(shown.mock.calls.map(([, , address]) => address).filter((address) => address !== link)).toEqual([]);
  expect(window.location.pathname + window.location.search).toBe(link);
  shown.mockRestore();
});

test('a doctor chosen by the visitor takes precedence over the address, whose time is still loading', async () => {
  const { handler, release } = held([wireSlot(10, 0, '09:00')]);
  backend.current.on('slots', handler);
  const user = await renderBookingPage('/programare?serviciu=1&medic=1&data=2026-11-23&interval=10');
  await user.selectOptions(field('Medic'), 'Dr. Radu Câmpean');
  release();
  await wait(0);
  expect(field('Medic')).toHaveDisplayValue('Dr. Radu Câmpean');
  expect(slotButton('luni, 23 noiembrie, ora 09:00, liber')).toBeVisible();
});

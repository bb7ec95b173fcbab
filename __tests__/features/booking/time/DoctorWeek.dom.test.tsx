import { act, screen } from '@testing-library/react';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';
import { refusal, slotRow } from '../../../support/fakeClinicBackend';
import {
  chooseDoctor,
  field,
  notification,
  press,
  renderBookingPage,
  slotButton,
  withBookingBackend,
  wait,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();
const NINE = 'luni, 23 noiembrie, ora 09:00';
const WEEK = [slotRow(10, 0, '09:00'), slotRow(11, 0, '09:30'), slotRow(12, 1, '10:00')];

beforeEach(() => {
  backend.current.on('slots', () => WEEK);
});

async function returnToTheTab(): Promise<void> {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await wait(300);
}

test('when reloading fails, the times are marked as outdated, with one message and a retry', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.on('slots', () => refusal(503));
  backend.current.on('vacations', () => refusal(503));
  await returnToTheTab();
  expect(notification()).toBe('Error fetching medic schedule.');
  expect(screen.getByText(/Orele de mai jos nu s-au putut actualiza/)).toBeVisible();
  // Both messages, one after the other, have gone.
  await wait(20_000);
  expect(notification()).toBe('');
  await returnToTheTab();
  expect(notification()).toBe('');
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

test('a service renamed by staff gets its prices as soon as the clinic data update', async () => {
  const renamed = 'Cardiologie adulți';
  backend.current.on('services', () => [{ id: 1, medical_field_name: renamed }]);
  backend.current.on('facts', () => ({
    ...SAMPLE_FACTS,
    services: SAMPLE_FACTS.services.map((service) =>
      service.id === 1 ? { ...service, name: renamed } : service,
    ),
  }));
  const user = await renderBookingPage();
  await chooseDoctor(user, 'Dr. Ioana Mureșan', renamed);
  expect(screen.getByRole('complementary', { name: 'Programarea dumneavoastră' })).toHaveTextContent(
    '400 lei',
  );
});

test('after a tablet is rotated, the button leads to the next step of the new layout', async () => {
  const observed: Element[] = [];
  const turned: (() => void)[] = [];
  const width = { matches: true, addEventListener: (_type: string, turn: () => void) => turned.push(turn) };
  const removeEventListener = () => undefined;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      ...width,
      removeEventListener,
      get matches() {
        return width.matches;
      },
    }),
  });
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    },
  });
  try {
    const user = await renderBookingPage();
    await chooseDoctor(user);
    await user.click(slotButton(`${NINE}, liber`));
    expect(observed.at(-1)).toBe(field('Prenume'));
    width.matches = false;
    for (const turn of turned) turn();
    expect(observed.at(-1)).toBe(field('Prenume').closest('section'));
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

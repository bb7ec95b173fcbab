import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { SpecialtyPage } from '../../../../src/pages/Specialty';
import { refusal, wireSlot } from '../../../support/fakeClinicBackend';
import { loadSpecialty } from '../../../support/loadContent';
import { renderAt } from '../../../support/renderAt';
import {
  chooseDoctor,
  field,
  notification,
  press,
  reconnect,
  renderBookingPage,
  submitComplete,
  wait,
  withBookingBackend,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();

const withSetting = (name: string, value: string): void => {
  jest.replaceProperty(process, 'env', { ...process.env, [name]: value });
};

beforeEach(() => {
  withSetting('BACKEND_URL', 'https://api.example.ro');
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Returns the address of a link on the cardiology page, or of the one in a list's item, and closes the page. */
async function linkOf(name: RegExp, inside?: RegExp): Promise<string> {
  renderAt('/cardiologie', <SpecialtyPage specialty={await loadSpecialty('cardiology')} />);
  const item = screen
    .getAllByRole('listitem')
    .find((one) => inside?.test(one.textContent) && within(one).queryByRole('link', { name }));
  const link = (item ? within(item) : screen).getByRole('link', { name });
  const address = link.getAttribute('href') ?? '';
  cleanup();
  return address;
}

const chosenIn = (label: string): string =>
  (field(label) as HTMLSelectElement).selectedOptions[0]?.textContent ?? '';

interface Lists {
  readonly services: readonly object[];
  readonly doctors: readonly object[];
}

const answerWith = ({ services, doctors }: Lists): void => {
  backend.current.on('services', () => services);
  backend.current.on('doctors', () => doctors);
};

const service = (id: number | string, name: string) => ({ id, medical_field_name: name });
const doctor = (id: number | string, serviceId: number | string, first: string, last: string) => ({
  id,
  first_name: first,
  last_name: last,
  medical_field_id: serviceId,
});

const SERVICE = 'Cardiologie';
const IOANA = 'Dr. Ioana Mureșan';
const NO_SERVICE = 'Alegeți serviciul';
const NO_DOCTOR = 'Alegeți medicul';

test.each<[string, Lists, string, string]>([
  [
    'other numbers as ids',
    {
      services: [service(1, 'Reumatologie'), service(2, SERVICE)],
      doctors: [doctor(1, 1, 'Reu', 'Matolog'), doctor(0, 2, 'Ioana', 'Mureșan'), doctor(2, 2, 'Dan', 'Pop')],
    },
    SERVICE,
    IOANA,
  ],
  [
    'texts as ids, other letters and spaces',
    {
      services: [service('c0ffee', ' CARDIOLOGIE ')],
      doctors: [doctor('0', 'c0ffee', 'IOANA ', 'Mureşan'), doctor('1', 'c0ffee', 'Radu', 'Câmpean')],
    },
    ' CARDIOLOGIE ',
    'Dr. IOANA  Mureşan',
  ],
  [
    'another doctor of this id, who is the only one',
    { services: [service(1, SERVICE)], doctors: [doctor(1, 1, 'Altcineva', 'Diferit')] },
    SERVICE,
    NO_DOCTOR,
  ],
  [
    'two doctors of this name',
    {
      services: [service(1, SERVICE)],
      doctors: [doctor(1, 1, 'Ioana', 'Mureșan'), doctor(2, 1, 'Ioana', 'Mureșan')],
    },
    SERVICE,
    NO_DOCTOR,
  ],
  [
    'no such service',
    { services: [service(1, 'Reumatologie')], doctors: [doctor(1, 1, 'Ioana', 'Mureșan')] },
    NO_SERVICE,
    'Alegeți întâi serviciul',
  ],
  [
    'two services of this name',
    {
      services: [service(1, SERVICE), service(2, SERVICE)],
      doctors: [doctor(1, 1, 'Ioana', 'Mureșan')],
    },
    NO_SERVICE,
    'Alegeți întâi serviciul',
  ],
])('a doctor’s card chooses the one of that name, or none, with %s', async (_lists, lists, chosen, who) => {
  answerWith(lists);
  const address = await linkOf(/orele libere/, /Ioana Mureșan/);
  await renderBookingPage(address);
  expect([chosenIn('Serviciu'), chosenIn('Medic')]).toEqual([chosen, who]);
  expect(screen.queryByText(/din adresa paginii/)).not.toBeInTheDocument();
});

test('a price of the page is chosen with its service, and the form’s own address opens the same choice', async () => {
  answerWith({
    services: [service('a', 'Reumatologie'), service('b', SERVICE)],
    doctors: [doctor(9, 'b', 'Ioana', 'Mureșan'), doctor(8, 'b', 'Radu', 'Câmpean')],
  });
  backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
  const user = await renderBookingPage(await linkOf(/^Programați: Control/));
  expect(chosenIn('Ce consultație doriți? (opțional)')).toMatch(/^Control.*, 250 lei$/);
  await chooseDoctor(user, 'Dr. Radu Câmpean', SERVICE);
  const { search } = window.location;
  expect(new URLSearchParams(search).get('serviciu')).toBe('b');
  expect(new URLSearchParams(search).get('medic')).toBe('8');
  cleanup();
  await renderBookingPage(`/programare${search}`);
  expect([chosenIn('Serviciu'), chosenIn('Medic')]).toEqual([SERVICE, 'Dr. Radu Câmpean']);
});

const keysSent = () =>
  backend.current.to('createAppointment').map(({ headers }) => headers.get('idempotency-key'));
const button = () => screen.getByRole('button', { name: 'Trimitere' });

test.each(['no answer', 'an error of the server'])(
  'after %s a booking is not sent again by itself, and the patient is asked to call first',
  async (how) => {
    backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
    if (how === 'no answer') backend.current.cut('createAppointment');
    else backend.current.on('createAppointment', () => refusal(502));
    const user = await renderBookingPage();
    await submitComplete(user, 'luni, 23 noiembrie, ora 09:00, liber');
    fireEvent(window, new Event('offline'));
    await wait(1500);
    expect(notification()).toBe('A aparut o eroare. Va rugam incercati mai tarziu.');
    reconnect();
    await wait(2000);
    expect(keysSent()).toEqual([null]);
    expect(button()).toHaveAccessibleDescription(
      /^Nu știm dacă programarea a ajuns la noi\. Ce ați scris s-a păstrat\. Înainte de a trimite din nou, sunați la 0264 000 000/,
    );
    await press(user, 'Trimitere');
    await wait(1500);
    expect(keysSent()).toEqual([null, null]);
  },
);

test('a backend that accepts keys gets a lost booking again by itself, with the same key', async () => {
  withSetting('BACKEND_IDEMPOTENCY', '1');
  backend.current.on('slots', () => [wireSlot(10, 0, '09:00')]);
  backend.current.cut('createAppointment');
  const user = await renderBookingPage();
  await submitComplete(user, 'luni, 23 noiembrie, ora 09:00, liber');
  await wait(1500);
  reconnect();
  await wait(2000);
  const [key, ...repeated] = keysSent();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toEqual([key]);
  expect(button()).toHaveAccessibleDescription(/Apăsați Trimitere din nou: nu se face de două ori\./);
});

test('an empty list of services is said in words, with the phone', async () => {
  answerWith({ services: [], doctors: [] });
  await renderBookingPage();
  const words = screen.getByText(/^Deocamdată niciun serviciu nu se programează online\. Sunați la/);
  expect(within(words).getByRole('link', { name: '0264 000 000' })).toBeVisible();
});

test('beside a vacation that cannot be read the others close their days, and the page says that some may be missing', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  answerWith({ services: [service(7, SERVICE)], doctors: [doctor(1, '7', 'Ioana', 'Mureșan')] });
  backend.current.on('slots', () => [
    wireSlot(10, 0, '09:00'),
    wireSlot(11, 1, '09:00'),
    wireSlot(12, 2, '09:00'),
  ]);
  backend.current.on('vacations', () => ({
    payload: [{ start_date: 'luni' }, { start_date: '2026-11-24', end_date: '2026-11-24' }],
  }));
  const user = await renderBookingPage();
  await chooseDoctor(user, IOANA, SERVICE);
  expect(notification()).toBe('Error fetching medic time off.');
  expect(screen.getByText(/^Nu s-au putut încărca toate concediile medicului/)).toBeVisible();
  const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  expect(day('luni, 23 noiembrie, ora 09:00')).toHaveAttribute('data-state', 'available');
  expect(day('marți, 24 noiembrie, ora 09:00')).toHaveAttribute('data-state', 'vacation');

  backend.current.on('vacations', () => ({ payload: [{ start_date: '2026-11-24', end_date: null }] }));
  await press(user, 'Încearcă din nou');
  await wait(500);
  expect(screen.queryByText(/toate concediile medicului/)).not.toBeInTheDocument();
  expect(day('miercuri, 25 noiembrie, ora 09:00')).toHaveAttribute('data-state', 'vacation');
});

import { screen } from '@testing-library/react';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';
import { held, refusal, wireSlot } from '../../../support/fakeClinicBackend';
import {
  chooseDoctor,
  field,
  press,
  reconnect,
  renderBookingPage,
  slotButton,
  wait,
  withBookingBackend,
} from '../../../support/renderBookingPage';

const backend = withBookingBackend();
const WEEK = [wireSlot(10, 0, '09:00'), wireSlot(11, 0, '09:30'), wireSlot(12, 1, '10:00')];
/** The beginning of the name of the week's first time. */
const NINE = 'luni, 23 noiembrie, ora 09:00';

beforeEach(() => {
  backend.current.on('slots', () => WEEK);
});

test('while the lists load, a link’s times are awaited; the page asks to choose only where it lacks the doctor', async () => {
  const { handler, release } = held([]);
  backend.current.on('doctors', handler);
  await renderBookingPage('/programare?serviciu=1&medic=1');
  expect(screen.getByText('Se încarcă orele libere…')).toBeInTheDocument();
  expect(screen.queryByText(/Selectați un serviciu și un medic/)).not.toBeInTheDocument();
  release();
  await wait(0);
  expect(screen.getByText(/Selectați un serviciu și un medic/)).toBeVisible();
});

test('failed requests are retried when the network returns', async () => {
  backend.current.cut('slots');
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.on('slots', () => WEEK);
  reconnect();
  await wait(100);
  expect(slotButton(`${NINE}, liber`)).toBeVisible();
});

test('the doctors come in order of their first times, one press chooses both, and the focus stays by the times', async () => {
  const at = (slotId: number, startTime: string, date: string, day: string) => ({
    slotId,
    startTime,
    date,
    day,
    endTime: '18:00',
  });
  const tuesday = at(12, '10:00', '2026-11-24', 'marți, 24 noiembrie');
  const offered = (...times: object[]) => ({ words: '', when: 'Fără ore libere.', address: '', times });
  backend.current.on('facts', () => ({
    ...SAMPLE_FACTS,
    free: {
      'doctor-1': offered(at(11, '09:00', '2026-11-30', 'luni, 30 noiembrie')),
      'doctor-2': offered(tuesday, { ...tuesday, slotId: 13, startTime: '10:30' }),
    },
  }));
  const user = await renderBookingPage();
  await user.selectOptions(field('Serviciu'), 'Cardiologie');
  await wait(0);
  expect(screen.getByText(/Selectați un serviciu și un medic/)).toBeVisible();
  const offers = screen.getAllByRole('button', { name: /^Dr\. .*, ora/ });
  expect(offers.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Dr. Radu Câmpean, marți, 24 noiembrie, ora 10:00',
    'Dr. Radu Câmpean, marți, 24 noiembrie, ora 10:30',
    'Dr. Ioana Mureșan, luni, 30 noiembrie, ora 09:00',
  ]);
  expect(screen.getByText('cel mai devreme').parentElement).toHaveTextContent(/^Dr\. Radu Câmpean/);
  await user.click(screen.getByRole('button', { name: 'Dr. Radu Câmpean, marți, 24 noiembrie, ora 10:00' }));
  await wait(0);
  expect(field('Medic')).toHaveValue('2');
  expect(slotButton('marți, 24 noiembrie, ora 10:00, ales')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Ziua și ora' })).toHaveFocus();
});

test('a doctor without a free time is a line of text; one whose times are unknown leads to the calendar', async () => {
  const none = { words: '', when: 'Fără ore libere. Sunați-ne.', address: '', times: [] };
  backend.current.on('facts', () => ({ ...SAMPLE_FACTS, free: { 'doctor-1': none } }));
  const user = await renderBookingPage();
  await user.selectOptions(field('Serviciu'), 'Cardiologie');
  await wait(0);
  expect(screen.getByText('Fără ore libere. Sunați-ne.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dr\. Ioana/ })).not.toBeInTheDocument();
  await press(user, 'Dr. Radu Câmpean, Vedeți orele libere');
  await wait(0);
  expect(field('Medic')).toHaveValue('2');
  expect(slotButton(`${NINE}, liber`)).toBeVisible();
});

test.each([true, false])(
  'news of freed times and lost links are offered only by a clinic that sends mail: %s',
  async (sendsMail) => {
    const headers = { 'content-type': 'application/json', 'clinic-booking-weeks': '52' };
    backend.current.on('facts', () => ({ ...SAMPLE_FACTS, sendsMail }));
    backend.current.on('slots', () => new Response(JSON.stringify(WEEK), { headers }));
    const user = await renderBookingPage();
    await chooseDoctor(user);
    for (const name of ['Anunțați-mă când se eliberează altă oră', 'Cereți-l din nou'])
      expect(screen.queryAllByRole('link', { name })).toHaveLength(Number(sendsMail));
  },
);

test('choosing a time in place of an invalid one from the address focuses the first empty field', async () => {
  const user = await renderBookingPage('/programare?serviciu=1&medic=1&data=luni&interval=10');
  await wait(0);
  await press(user, NINE);
  expect(slotButton(`${NINE}, ales`)).toBeVisible();
  expect(field('Prenume')).toHaveFocus();
});

test('a keyboard user can skip the times', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  screen.getByRole('link', { name: 'Treceți la datele pacientului' }).focus();
  await user.keyboard('{Enter}');
  expect(field('Prenume')).toHaveFocus();
});

test('after a change of doctor, a failed load of days off is named as such', async () => {
  const user = await renderBookingPage();
  await chooseDoctor(user);
  backend.current.on('vacations', () => refusal(503));
  await chooseDoctor(user, 'Dr. Radu Câmpean');
  expect(screen.getByText(/^Nu s-au putut încărca toate concediile medicului/)).toBeVisible();
});

import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SAMPLE_PROFILE as clinic } from '../../../src/content/sample/profile';
import { CONTACT_FIELDS } from '../../../src/domain/entities';
import { ContactPage } from '../../../src/pages/Contact';
import { renderAt } from '../../support/renderAt';
import { FakeClinicBackend, held, refusal } from '../../support/fakeClinicBackend';

const TYPED = {
  Nume: 'Ana <Pop>',
  'E-mail': 'ana.pop@exemplu.example',
  Telefon: '0700 000 000',
  Subiect: 'Întrebare',
  Mesaj: 'Pot veni cu trimitere?',
} as const;

let backend: FakeClinicBackend;
let user: UserEvent;

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const form = () => screen.getByRole('form', { name: 'Contact' });
const field = (label: string) => within(form()).getByLabelText(label);
const submitButton = () => within(form()).getByRole('button');
const notification = () => screen.queryByRole('alert')?.textContent ?? '';

async function fillInAndSend(): Promise<void> {
  for (const [label, value] of Object.entries(TYPED)) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.click(submitButton());
}

beforeEach(() => {
  jest.useFakeTimers();
  backend = new FakeClinicBackend();
  Element.prototype.scrollIntoView = jest.fn();
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  renderAt('/contact', <ContactPage />);
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

const controls = () =>
  Array.from(form().querySelectorAll<HTMLInputElement>('input, select, textarea')).filter(({ name }) => name);

test('every field of a message has a control with a stable name', () => {
  expect(controls().map(({ name }) => name)).toEqual([...CONTACT_FIELDS]);
  const names = Object.keys(TYPED).map((label) => field(label).getAttribute('name'));
  expect(names).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  expect(form()).toHaveAttribute('novalidate');
  expect(submitButton()).toHaveTextContent(/^Trimitere$/);
});

test('an empty form marks every field, as the words above it announce, and counts and names all at its top, where the focus goes', async () => {
  expect(screen.getByText(/^Toate câmpurile sunt obligatorii\./)).toBeVisible();
  await user.click(submitButton());
  for (const control of controls()) expect(control).toBeInvalid();
  expect(field('Mesaj')).toHaveAccessibleDescription(/^Scrieți mesajul\./);
  const summary = within(form()).getByRole('region', { name: 'Verificați 5 câmpuri' });
  expect(within(summary).getAllByRole('link')).toHaveLength(5);
  expect(summary).toHaveFocus();
  expect(document.title).toMatch(/^Eroare:/);
  await wait(5000);
  expect(backend.to('contactRequest')).toEqual([]);
});

test('every field is restored when the page is opened again', async () => {
  for (const control of controls()) await user.type(control, `${control.name}@exemplu.example`);
  cleanup();
  renderAt('/contact', <ContactPage />);
  expect(controls().map(({ value }) => value)).toEqual(
    CONTACT_FIELDS.map((name) => `${name}@exemplu.example`),
  );
});

test('while the form is being sent, it is locked and the button shows Încărcare...', async () => {
  const answer = held({ status: 200 });
  backend.on('contactRequest', answer.handler);
  await fillInAndSend();
  expect(submitButton()).toHaveTextContent(/^Încărcare\.\.\.$/);
  for (const label of Object.keys(TYPED)) expect(field(label)).toBeDisabled();
  expect(submitButton()).toBeDisabled();
  await wait(999);
  expect(backend.to('contactRequest')).toHaveLength(0);
  await wait(1);
  expect(backend.to('contactRequest')).toHaveLength(1);
  answer.release();
  await wait(100);
  expect(submitButton()).toBeEnabled();
});

test('HTTP 200 with another body status shows only a plain line with the phone number and keeps all text', async () => {
  backend.on('contactRequest', () => ({ status: 500 }));
  await fillInAndSend();
  await wait(3000);
  expect(notification()).toBe('');
  expect(within(form()).getByText(/Mesajul nu a fost trimis/).parentElement).toHaveTextContent(clinic.phone);
  expect(submitButton()).toBeEnabled();
  expect(submitButton()).toHaveAccessibleDescription(/Mesajul nu a fost trimis/);
  expect(field('Nume')).toHaveValue(TYPED.Nume);
});

test('Enter leads from field to field, and sends the form from its last line', async () => {
  await user.click(field('Nume'));
  for (const [label, value] of Object.entries(TYPED)) {
    expect(field(label)).toHaveFocus();
    await user.paste(value);
    // A message may have several lines.
    if (label !== 'Mesaj')
      expect(field(label)).toHaveAttribute('enterkeyhint', label === 'Subiect' ? 'send' : 'next');
    if (label === 'Subiect') await user.click(field('Mesaj'));
    else if (label !== 'Mesaj') await user.keyboard('{Enter}');
  }
  await user.keyboard('{Enter}');
  expect(submitButton()).toBeEnabled();
  await user.type(field('Subiect'), '{Enter}');
  await wait(1500);
  expect(backend.to('contactRequest')).toHaveLength(1);
});

test('a message that was sent leaves a line in the empty form, where the focus goes, until the next one', async () => {
  await fillInAndSend();
  await wait(60_000);
  const line = within(form()).getByText(/^Am primit mesajul\./);
  expect(line).toHaveFocus();
  expect(field('Mesaj')).toHaveValue('');
  await user.type(field('Nume'), 'A');
  expect(line).not.toBeInTheDocument();
});

test('the text of a server error is not shown', async () => {
  backend.on('contactRequest', () => refusal(500, { status: 500, message: 'ECONNREFUSED' }));
  await fillInAndSend();
  await wait(1500);
  expect(screen.queryByText('ECONNREFUSED')).not.toBeInTheDocument();
});

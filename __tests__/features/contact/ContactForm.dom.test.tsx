import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CONTACT_FIELDS } from '../../../src/domain/entities';
import { ContactPage } from '../../../src/pages/Contact';
import { renderAt } from '../../support/renderAt';
import { FakeClinicBackend, refusal } from '../../support/fakeClinicBackend';

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
  expect(screen.getByText(/^Toate câmpurile sunt obligatorii\./)).toBeVisible();
  expect(form()).toHaveAttribute('novalidate');
  expect(submitButton()).toHaveTextContent(/^Trimitere$/);
});

test('every field is restored when the page is opened again', async () => {
  for (const control of controls()) {
    await user.click(control);
    await user.paste(`${control.name}@exemplu.example`);
  }
  cleanup();
  renderAt('/contact', <ContactPage />);
  expect(controls().map(({ value }) => value)).toEqual(
    CONTACT_FIELDS.map((name) => `${name}@exemplu.example`),
  );
});

test('the subject of a link is on one line of at most 200 characters, and never replaces what was typed', async () => {
  const openLink = (asked: string): void => {
    cleanup();
    renderAt(`/contact?subiect=${encodeURIComponent(asked)}`, <ContactPage />);
  };
  openLink(`Un\u0000${'a'.repeat(300)}`);
  expect(field('Subiect')).toHaveValue(`Un ${'a'.repeat(197)}`);
  await user.clear(field('Subiect'));
  await user.type(field('Subiect'), 'Alt subiect');
  openLink('Cerere: Cardiologie');
  expect(field('Subiect')).toHaveValue('Alt subiect');
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

test('the text of a server error is not shown', async () => {
  backend.on('contactRequest', () => refusal(500, { status: 500, message: 'ECONNREFUSED' }));
  await fillInAndSend();
  await wait(1500);
  expect(screen.queryByText('ECONNREFUSED')).not.toBeInTheDocument();
});

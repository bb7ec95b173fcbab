import { screen } from '@testing-library/react';
import { BookingPage } from '../../../src/pages/Booking';
import { ContactPage } from '../../../src/pages/Contact';
import { renderAt } from '../../support/renderAt';
import { FakeClinicBackend } from '../../support/fakeClinicBackend';

let backend: FakeClinicBackend;
beforeEach(() => {
  backend = new FakeClinicBackend();
});
afterEach(() => {
  backend.restore();
});

/** The attributes by which a browser knows which of its visitor's data belong in a field, and leaves names alone. */
test.each([
  [
    '/programare',
    BookingPage,
    [
      ['Prenume', 'given-name', null],
      ['Nume', 'family-name', null],
      ['Telefon', 'tel', 'tel'],
      ['E-mail', 'email', 'email'],
    ],
  ],
  [
    '/contact',
    ContactPage,
    [
      ['Nume', 'name', null],
      ['E-mail', 'email', 'email'],
      ['Telefon', 'tel', 'tel'],
    ],
  ],
] as const)('browsers can autofill the form of %s', (path, Page, fields) => {
  renderAt(path, <Page />);
  for (const [label, token, keyboard] of fields) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute('autocomplete', token);
    if (keyboard === null) expect(field).toHaveAttribute('autocorrect', 'off');
    expect([field.getAttribute('type'), field.getAttribute('inputmode')]).toEqual([keyboard, keyboard]);
  }
});

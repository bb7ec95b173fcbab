import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createClinicStore } from '../../src/api/createClinicStore';
import { BookingPage } from '../../src/pages/Booking';

/** The whole page with the real store, machine and notifications; only the network is given by the test. */
export function renderBookingPage(address = '/programare') {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  const view = render(
    <Provider store={createClinicStore()}>
      <MemoryRouter initialEntries={[address]}>
        <BookingPage />
      </MemoryRouter>
    </Provider>,
  );
  return { user, ...view };
}

export const field = (name: string): HTMLElement => screen.getByLabelText(name);

export const PATIENT = {
  Prenume: 'Ana',
  Nume: 'Pop',
  Telefon: '0700 000 000',
  'E-mail': 'ana.pop@exemplu.example',
} as const;

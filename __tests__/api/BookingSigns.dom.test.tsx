import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useCreateAppointmentMutation } from '../../src/api/appointments';
import { BookingSigns } from '../../src/api/BookingSigns';
import { createClinicStore } from '../../src/api/createClinicStore';
import { IDEMPOTENCY_HEADER } from '../../src/domain/contract';
import { FORM_AGE_HEADER, FORM_TRAP_HEADER } from '../../src/domain/formSigns';
import { FormTrap } from '../../src/ui/form/FormTrap';
import { FakeClinicBackend } from '../support/fakeClinicBackend';

const REQUEST = {
  doctorId: 1,
  slotId: 1,
  date: '2026-03-09',
  firstName: 'Ana',
  lastName: 'Pop',
  phone: '0700 000 000',
  email: 'ana@exemplu.example',
  message: '',
};

test('a booking says how long the page has been open, beside its key, however often the signs are shown', async () => {
  const backend = new FakeClinicBackend();
  const store = createClinicStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCreateAppointmentMutation(), { wrapper });
  for (const key of ['first', 'second']) {
    const { unmount } = render(
      <>
        <BookingSigns />
        <FormTrap />
      </>,
    );
    await act(async () => result.current[0]({ request: REQUEST, idempotencyKey: key }));
    unmount();
  }
  const sent = backend.to('createAppointment').map(({ headers }) => headers);
  expect(sent.map((headers) => headers.get(IDEMPOTENCY_HEADER))).toEqual(['first', 'second']);
  for (const headers of sent) {
    expect(headers.get(FORM_AGE_HEADER)).toMatch(/^\d+$/);
    expect(headers.get(FORM_TRAP_HEADER)).toBeNull();
  }
  backend.restore();
});

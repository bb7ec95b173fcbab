import type { WireAppointment } from '../../domain/contractRequests';

/** One booking as the page sends it, in JSON. */
export function wireBooking(more: Partial<WireAppointment>): string {
  return JSON.stringify({
    client_first_name: 'Ana',
    client_last_name: 'Popescu',
    client_email: 'ana@pacient.example',
    client_phone: '0700 000 000',
    message: '',
    ...more,
  });
}

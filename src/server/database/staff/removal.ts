import type { StoredAppointment } from '../ports/appointmentStore';

/** How removing ended; `booked` names the coming appointments that forbid it. */
export type Removal =
  | { readonly kind: 'removed' }
  | { readonly kind: 'booked'; readonly appointments: readonly StoredAppointment[] };

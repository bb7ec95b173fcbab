import { createElement } from 'react';
import type { LoadedPage } from '../app/loadedPage';
import { APPOINTMENT_STATES, appointmentMetadata, type AppointmentState } from '../content/pages/appointment';
import { AppointmentPage } from '../pages/Appointment';

/** A patient's own page in every state, with slots for what only the server knows. No address, no sitemap. */
export const appointmentTemplates: readonly {
  readonly state: AppointmentState;
  readonly page: LoadedPage;
}[] = APPOINTMENT_STATES.map((state) => ({
  state,
  page: {
    Page: () => createElement(AppointmentPage, { state }),
    metadata: appointmentMetadata,
    subject: { kind: 'notFound' },
  },
}));

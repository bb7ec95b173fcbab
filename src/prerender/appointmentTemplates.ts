import { createElement, type ComponentType } from 'react';
import type { LoadedPage } from '../app/loadedPage';
import { APPOINTMENT_STATES, appointmentMetadata, appointmentTemplate } from '../content/pages/appointment';
import { AppointmentForgottenPage, AppointmentPage, AppointmentProblemPage } from '../pages/Appointment';
import { MovePage } from '../pages/appointment/MovePage';
import { LinkSentPage, LostLinkPage } from '../pages/LostLink';

interface Template {
  readonly file: string;
  readonly page: LoadedPage;
}

function template(name: Parameters<typeof appointmentTemplate>[0], Page: ComponentType): Template {
  return {
    file: appointmentTemplate(name),
    page: { Page, describe: () => appointmentMetadata, subject: { kind: 'notFound' } },
  };
}

/**
 * A patient's own page in every state, and what stands in its place when it fails, with slots for what only the
 * server knows. No address, no sitemap.
 */
export const appointmentTemplates: readonly Template[] = [
  ...APPOINTMENT_STATES.map((state) => template(state, () => createElement(AppointmentPage, { state }))),
  template('move', () => createElement(MovePage, { isRefused: false })),
  template('moveRefused', () => createElement(MovePage, { isRefused: true })),
  template('forgotten', AppointmentForgottenPage),
  template('problem', AppointmentProblemPage),
  template('lostLink', LostLinkPage),
  template('linkSent', LinkSentPage),
];

import { createElement, type ComponentType } from 'react';
import type { LoadedPage } from '../app/loadedPage';
import { APPOINTMENT_STATES, appointmentMetadata, appointmentTemplate } from '../content/pages/appointment';
import { EARLIER_STATES, earlierTemplate, PLACE_STATES } from '../content/pages/earlier';
import { AppointmentForgottenPage, AppointmentPage, ProblemPage } from '../pages/Appointment';
import { EarlierPage } from '../pages/appointment/EarlierPage';
import { PlacePage } from '../pages/appointment/PlacePage';
import { MovePage } from '../pages/appointment/MovePage';
import { LinkSentPage, LostLinkPage } from '../pages/LostLink';

interface Template {
  readonly file: string;
  readonly page: LoadedPage;
}

const ownPage = (file: string, Page: ComponentType): Template => ({
  file,
  page: { Page, describe: () => appointmentMetadata, subject: { kind: 'notFound' } },
});

const template = (name: Parameters<typeof appointmentTemplate>[0], Page: ComponentType): Template =>
  ownPage(appointmentTemplate(name), Page);

/**
 * A patient's own page in every state, and what stands in its place when it fails, with slots for what only the
 * server knows. No address, no sitemap.
 */
export const appointmentTemplates: readonly Template[] = [
  ...APPOINTMENT_STATES.map((state) => template(state, () => createElement(AppointmentPage, { state }))),
  template('move', () => createElement(MovePage, { isRefused: false })),
  template('moveRefused', () => createElement(MovePage, { isRefused: true })),
  ...EARLIER_STATES.map((state) =>
    ownPage(earlierTemplate(state), () => createElement(EarlierPage, { state })),
  ),
  ...PLACE_STATES.map((state) => ownPage(earlierTemplate(state), () => createElement(PlacePage, { state }))),
  template('forgotten', AppointmentForgottenPage),
  template('problem', () => createElement(ProblemPage, { of: 'patient' })),
  template('formProblem', () => createElement(ProblemPage, { of: 'form' })),
  template('lostLink', LostLinkPage),
  template('linkSent', LinkSentPage),
];

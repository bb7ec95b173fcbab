import { appointmentFacts, essentialFacts, type AppointmentFact } from '../../content/appointmentFacts';
import {
  APPOINTMENT_SLOTS,
  appointmentTemplate,
  type AppointmentState,
} from '../../content/pages/appointment';
import type { ClinicTime } from '../../domain/clock';
import type { ClinicProfile } from '../../domain/facts';
import { escapeHtml } from '../../domain/htmlEscape';
import { isExpired } from '../../domain/slotStatus';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { Site } from '../site/site';
import { patientCalendarPath, patientDataPath, patientForgetPath } from './patientPath';

/** How its patient finds an appointment now. */
export function appointmentState(
  { cancelledAt, date, startTime }: StoredAppointment,
  now: ClinicTime,
): AppointmentState {
  if (cancelledAt !== null) return 'cancelled';
  return isExpired(date, startTime, now) ? 'past' : 'upcoming';
}

function factsHtml(facts: readonly AppointmentFact[]): string {
  const rows = facts.map(({ label, lines }) => {
    const details = lines.map(
      ({ text, note, link }) =>
        `<dd>${escapeHtml(text)}${note === undefined ? '' : `<small>${escapeHtml(note)}</small>`}${
          link === undefined ? '' : `<a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a>`
        }</dd>`,
    );
    return `<div><dt>${escapeHtml(label)}</dt>${details.join('')}</div>`;
  });
  return rows.join('');
}

export interface PatientPageOptions {
  readonly appointment: StoredAppointment;
  readonly state: AppointmentState;
  readonly linkToken: string;
  readonly clinic: ClinicProfile;
}

/**
 * @param values HTML by slot
 * @throws when the build left no such template
 */
function filled(site: Site, file: string, values: ReadonlyMap<string, string>): string {
  const template = site.template(file);
  if (template === undefined) throw new Error(`The site has no ${file}.`);
  // In one pass, so that nothing a patient typed is taken for a slot.
  return template.replace(/\{\{\w+\}\}/g, (slot) => values.get(slot) ?? slot);
}

/** The HTML of a patient's own page. */
export function patientPage(
  site: Site,
  { appointment, state, linkToken, clinic }: PatientPageOptions,
): string {
  const facts =
    state === 'upcoming' ? appointmentFacts(appointment, clinic) : essentialFacts(appointment, clinic);
  const values = new Map<string, string>([
    [APPOINTMENT_SLOTS.facts, factsHtml(facts)],
    [APPOINTMENT_SLOTS.calendar, escapeHtml(patientCalendarPath(linkToken))],
    [APPOINTMENT_SLOTS.data, escapeHtml(patientDataPath(linkToken))],
    [APPOINTMENT_SLOTS.forget, escapeHtml(patientForgetPath(linkToken))],
  ]);
  return filled(site, appointmentTemplate(state), values);
}

/** The HTML in its place once the patient is forgotten. */
export function patientForgottenPage(site: Site): string {
  return filled(site, appointmentTemplate('forgotten'), new Map());
}

/** The HTML in its place when it cannot be shown, or what was asked there is refused. */
export function patientProblemPage(site: Site, message: string): string {
  const values = new Map<string, string>([[APPOINTMENT_SLOTS.problem, escapeHtml(message)]]);
  return filled(site, appointmentTemplate('problem'), values);
}

import { appointmentFacts, essentialFacts, type AppointmentFact } from '../../content/appointmentFacts';
import { APPOINTMENT_SLOTS, type AppointmentState } from '../../content/pages/appointment';
import type { ClinicTime } from '../../domain/clock';
import { escapeHtml } from '../../domain/htmlEscape';
import { isExpired } from '../../domain/slotStatus';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { Site } from '../site/site';

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
      ({ text, note }) =>
        `<dd>${escapeHtml(text)}${note === undefined ? '' : `<small>${escapeHtml(note)}</small>`}</dd>`,
    );
    return `<div><dt>${escapeHtml(label)}</dt>${details.join('')}</div>`;
  });
  return rows.join('');
}

export interface PatientPageOptions {
  readonly appointment: StoredAppointment;
  readonly state: AppointmentState;
  readonly calendarPath: string;
}

/**
 * The HTML of a patient's own page.
 * @throws when the build left no template for the state
 */
export function patientPage(site: Site, { appointment, state, calendarPath }: PatientPageOptions): string {
  const template = site.templates.get(`appointment-${state}.html`);
  if (template === undefined) throw new Error(`The site has no page for an appointment that is ${state}.`);
  const facts = state === 'upcoming' ? appointmentFacts(appointment) : essentialFacts(appointment);
  const values = new Map<string, string>([
    [APPOINTMENT_SLOTS.facts, factsHtml(facts)],
    [APPOINTMENT_SLOTS.calendar, escapeHtml(calendarPath)],
  ]);
  // In one pass, so that nothing a patient typed is taken for a slot.
  return template.replace(/\{\{\w+\}\}/g, (slot) => values.get(slot) ?? slot);
}

import type { AppointmentDetails } from '../../domain/entities';
import type { ClinicProfile } from '../../domain/facts';
import type { TimeOnDate } from '../../domain/slotStatus';
import { appointmentFacts, essentialFacts, movedWords, type FactKey } from '../appointmentFacts';
import { weekdayAndDate } from '../dateWords';
import { appointmentTexts, type AppointmentState } from './appointment';
import { bookingPath } from '../bookingQuery';

/** The facts at the top of the appointment's page. */
const LEADING: readonly FactKey[] = ['when', 'who'];

/**
 * Returns the facts that an appointment's page shows, the leading ones apart.
 * @param nearest free times instead of a lost one, to which the leading facts link
 */
export function appointmentPageFacts(
  appointment: AppointmentDetails,
  state: AppointmentState,
  clinic: ClinicProfile,
  nearest: readonly TimeOnDate[] = [],
) {
  const all = state === 'upcoming' || state === 'unconfirmed' ? appointmentFacts : essentialFacts;
  const facts = all(appointment, clinic, movedWords(appointment))
    // The patient's name is gone with a booking that was not confirmed in time.
    .filter(({ lines }) => lines.some(({ text }) => text.trim() !== ''));
  const leading = LEADING.flatMap((key) => facts.filter((fact) => fact.key === key));
  const rest = facts.filter((fact) => !leading.includes(fact));
  const { service, doctor } = appointment;
  const lines = nearest.map((time) => {
    const text = `${weekdayAndDate(time.date)}, ora\u00a0${time.startTime}`;
    const url = bookingPath({ service: service?.id, doctor: doctor?.id, time });
    return { text: '', link: { text, url } };
  });
  if (lines.length === 0) return { leading, rest };
  return { leading: [...leading, { label: appointmentTexts.nearest, lines }], rest };
}

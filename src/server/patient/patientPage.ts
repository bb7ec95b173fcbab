import {
  appointmentFacts,
  essentialFacts,
  LEADING_FACTS,
  type AppointmentFact,
} from '../../content/appointmentFacts';
import { dayName, momentWords } from '../../content/dateWords';
import {
  APPOINTMENT_SLOTS,
  appointmentTemplate,
  type AppointmentState,
  appointmentTexts,
} from '../../content/pages/appointment';
import { earlierAsk, earlierTexts } from '../../content/pages/earlier';
import { bookingPath, earlierPath } from '../../content/paths';
import type { ClinicTime } from '../../domain/clock';
import type { ClinicProfile } from '../../domain/facts';
import { escapeHtml } from '../../domain/htmlEscape';
import { nearestFreeTimes } from '../../domain/nearestFreeTimes';
import { isExpired, slotStatus, type SlotSituation } from '../../domain/slotStatus';
import { CONFIRM_WITHIN, type StoredAppointment } from '../database/ports/appointmentStore';
import type { DoctorTimes } from '../database/ports/catalogueStore';
import type { Site } from '../site/site';
import {
  patientCalendarPath,
  patientConfirmPath,
  patientDataPath,
  patientForgetPath,
  patientMovePath,
  patientPath,
} from './patientPath';

/** A doctor's times as they are now. */
export type DoctorWeek = DoctorTimes & Omit<SlotSituation, 'selected'>;

/** How its patient finds an appointment now. */
export function appointmentState(
  { cancelledAt, date, startTime }: StoredAppointment,
  now: ClinicTime,
): AppointmentState {
  if (cancelledAt !== null) return 'cancelled';
  return isExpired(date, startTime, now) ? 'past' : 'upcoming';
}

/**
 * How its patient finds what is not confirmed.
 * @param week of its doctor
 * @param at ms since the epoch
 */
export function unconfirmedState(
  { createdAt, slotId, date }: StoredAppointment,
  week: DoctorWeek,
  at: number,
): AppointmentState {
  if (at >= Date.parse(createdAt) + CONFIRM_WITHIN) return 'late';
  const slot = week.slots.find(({ id }) => id === slotId);
  return slot && slotStatus(slot, date, week) === 'available' ? 'unconfirmed' : 'lost';
}

/** How many free times are offered in the place of a lost one. */
const ALTERNATIVES = 3;

/** Undefined where there are none. */
function nearestTimes(lost: StoredAppointment, week: DoctorWeek): AppointmentFact | undefined {
  const { service, doctor } = lost;
  const lines = nearestFreeTimes(lost, week, ALTERNATIVES).map((time) => ({
    text: '',
    link: {
      text: `${dayName(time.date)}, ora ${time.startTime}`,
      url: bookingPath({ service: service.id, doctor: doctor.id, time }),
    },
  }));
  return lines.length === 0 ? undefined : { label: appointmentTexts.nearest, lines };
}

export function factsHtml(facts: readonly AppointmentFact[]): string {
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
  /** Whether its patient waits for an earlier time; undefined where nobody can. */
  readonly isWaiting?: boolean | undefined;
  /** Of its doctor, where the time may be lost. */
  readonly week?: DoctorWeek | undefined;
}

/**
 * @param values HTML by slot
 * @throws when the build left no such template
 */
export function filled(
  site: Site,
  file: string,
  values: ReadonlyMap<string, string> = new Map<string, string>(),
): string {
  const template = site.template(file);
  if (template === undefined) throw new Error(`The site has no ${file}.`);
  // In one pass, so that nothing a patient typed is taken for a slot.
  return template.replace(/\{\{\w+\}\}/g, (slot) => values.get(slot) ?? slot);
}

/** What a form sends along unseen. */
export const hiddenField = (name: string, value: string | number): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`;

/** The HTML of a patient's own page. */
export function patientPage(
  site: Site,
  { appointment, state, linkToken, clinic, isWaiting, week }: PatientPageOptions,
): string {
  const isWhole = state === 'upcoming' || state === 'unconfirmed';
  const facts = (isWhole ? appointmentFacts : essentialFacts)(appointment, clinic)
    // Whose it was is forgotten.
    .filter(({ lines }) => lines.some(({ text }) => text.trim() !== ''));
  const isLeading = ({ label }: AppointmentFact): boolean => LEADING_FACTS.includes(label);
  const leading = LEADING_FACTS.flatMap((label) => facts.filter((fact) => fact.label === label));
  const nearest = state === 'lost' && week ? nearestTimes(appointment, week) : undefined;
  const values = new Map<string, string>([
    [APPOINTMENT_SLOTS.when, escapeHtml(momentWords(appointment))],
    [APPOINTMENT_SLOTS.facts, factsHtml(nearest ? [...leading, nearest] : leading)],
    [APPOINTMENT_SLOTS.details, factsHtml(facts.filter((fact) => !isLeading(fact)))],
    [APPOINTMENT_SLOTS.move, escapeHtml(patientMovePath(linkToken))],
    [
      APPOINTMENT_SLOTS.earlier,
      isWaiting === undefined
        ? ''
        : `<a target="_self" href="${escapeHtml(earlierPath(patientPath(linkToken)))}">${isWaiting ? earlierTexts.waiting : earlierAsk}</a>`,
    ],
    [APPOINTMENT_SLOTS.calendar, escapeHtml(patientCalendarPath(linkToken))],
    [APPOINTMENT_SLOTS.data, escapeHtml(patientDataPath(linkToken))],
    [APPOINTMENT_SLOTS.forget, escapeHtml(patientForgetPath(linkToken))],
    [APPOINTMENT_SLOTS.confirm, escapeHtml(patientConfirmPath(linkToken))],
  ]);
  return filled(site, appointmentTemplate(state), values);
}

const problemPage =
  (name: 'problem' | 'formProblem') =>
  (site: Site, message: string): string => {
    const values = new Map<string, string>([[APPOINTMENT_SLOTS.problem, escapeHtml(message)]]);
    return filled(site, appointmentTemplate(name), values);
  };

/** The HTML in its place when it cannot be shown, or what was asked there is refused. */
export const patientProblemPage = problemPage('problem');

/** The HTML in the place of the page of a form that was posted without scripts, when it cannot be drawn. */
export const formProblemPage = problemPage('formProblem');

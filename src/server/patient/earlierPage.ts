import { momentWords } from '../../content/dateWords';
import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import { earlierTemplate, earlierTexts, wishWords, type EarlierState } from '../../content/pages/earlier';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { escapeHtml } from '../../domain/htmlEscape';
import { slotStatus } from '../../domain/slotStatus';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { Timetable } from '../database/ports/catalogueStore';
import type { SlotOnDate } from '../database/ports/entities';
import type { Waiting } from '../database/ports/timeWish';
import type { Site } from '../site/site';
import { clinicMoment } from '../words/dates';
import { MOVE_FIELDS } from './movePage';
import { wishFields } from './patientForms';
import { factsHtml, filled, hiddenField } from './patientPage';
import { patientMovePath, patientPath } from './patientPath';

export interface EarlierPageOptions {
  readonly appointment: StoredAppointment;
  readonly linkToken: string;
  readonly timetable: Timetable;
  readonly now: ClinicTime;
  readonly bookingWeeks: number;
  readonly waiting: Waiting | undefined;
  /** What the link of a mail leads to. */
  readonly offered?: SlotOnDate | undefined;
  /** A form with which nothing would suit. */
  readonly incomplete?: URLSearchParams;
}

/** The HTML of the page on which a patient waits for an earlier time, or is shown one. */
export function earlierPage(site: Site, options: EarlierPageOptions): string {
  const { appointment, linkToken, timetable, now, bookingWeeks, waiting, offered, incomplete } = options;
  const doctors = timetable.doctors.filter(({ serviceId }) => serviceId === appointment.service.id);
  const found = doctors
    .flatMap((doctor) => {
      const { slots = [], vacations = [] } = timetable.times.get(doctor.id) ?? {};
      return slots.map((slot) => ({ doctor, slot, vacations }));
    })
    .find(({ slot }) => slot.id === offered?.slotId);
  const isFree =
    found && offered && slotStatus(found.slot, offered.date, { ...found, now, bookingWeeks }) === 'available';
  const offer = isFree && { ...found.slot, date: offered.date, doctor: found.doctor };
  const isWaiting: EarlierState = waiting && !incomplete ? 'waiting' : 'ask';
  const isOffered: EarlierState = offer ? 'offer' : 'gone';
  const values = new Map<string, string>([
    [APPOINTMENT_SLOTS.page, escapeHtml(patientPath(linkToken))],
    [APPOINTMENT_SLOTS.move, escapeHtml(patientMovePath(linkToken))],
    [APPOINTMENT_SLOTS.when, escapeHtml(momentWords(appointment))],
    [
      APPOINTMENT_SLOTS.times,
      offer ? escapeHtml(`${momentWords(offer)}, la ${doctorName(offer.doctor)}`) : '',
    ],
    [
      APPOINTMENT_SLOTS.nearest,
      offered
        ? hiddenField(MOVE_FIELDS.time, `${offered.slotId} ${offered.date}`) +
          hiddenField(MOVE_FIELDS.moves, appointment.moves)
        : '',
    ],
    [APPOINTMENT_SLOTS.problem, incomplete ? earlierTexts.noTime : ''],
    [APPOINTMENT_SLOTS.wish, wishFields(doctors.length > 1, incomplete)],
    [APPOINTMENT_SLOTS.facts, waiting ? factsHtml(waitingFacts(waiting)) : ''],
  ]);
  return filled(site, earlierTemplate(offered === undefined ? isWaiting : isOffered), values);
}

function waitingFacts({ days, parts, anyDoctor, askedAt }: Waiting) {
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  return [
    fact('Pe listă din', clinicMoment(askedAt)),
    fact('Când vi se potrivește', wishWords(days, parts)),
    ...(anyDoctor ? [fact('La cine', 'la oricare medic al serviciului')] : []),
  ];
}

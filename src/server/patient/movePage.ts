import { dayName, momentWords, weekName } from '../../content/dateWords';
import { APPOINTMENT_SLOTS, appointmentTemplate, moveTexts } from '../../content/pages/appointment';
import { lastBookable } from '../../domain/bookingHorizon';
import { addDays, mondayOf, openingMonday, workdaysOf } from '../../domain/calendarDate';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { escapeHtml } from '../../domain/htmlEscape';
import { nearestFreeTimes } from '../../domain/nearestFreeTimes';
import { firstFreeTime, slotStatus, type TimeOnDate } from '../../domain/slotStatus';
import type { Move, StoredAppointment } from '../database/ports/appointmentStore';
import type { DoctorTimes, Timetable } from '../database/ports/catalogueStore';
import type { SlotOnDate } from '../database/ports/entities';
import type { Site } from '../site/site';
import { filled, hiddenField } from './patientPage';
import { patientMovePath, patientPath, TIME_FIELD } from './patientPath';

/** What the page is asked for in its address. */
export const MOVE_QUERY = { doctor: 'medic', week: 'saptamana' } as const;
/** The form's fields: a slot's id and a date, and how often the appointment was moved before. */
export const MOVE_FIELDS = { time: TIME_FIELD, moves: 'mutari' } as const;

/** How a move that was refused is answered. */
export const MOVE_REFUSALS: Readonly<Partial<Record<Move, readonly [status: number, reason: string]>>> = {
  taken: [409, moveTexts.taken],
  changed: [409, moveTexts.changed],
  tooOften: [409, moveTexts.tooOften],
  unavailable: [422, moveTexts.unavailable],
  notOffered: [422, moveTexts.unavailable],
};

const ALTERNATIVES = 3;

export interface MovePageOptions {
  readonly appointment: StoredAppointment;
  readonly linkToken: string;
  readonly timetable: Timetable;
  readonly now: ClinicTime;
  readonly bookingWeeks: number;
  /** Where nothing is wished, the appointment's own; any date of a week will do. */
  readonly wished?: { readonly doctorId: number | undefined; readonly week: string | undefined };
  /** The time that was pressed and could not be had, and why. */
  readonly refused?: SlotOnDate & { readonly reason: string };
}

/** For the browser: the router, which follows links of a page as it came, has no page of the server's own. */
const link = (href: string, text: string, isCurrent = false): string =>
  `<a target="_self" href="${escapeHtml(href)}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(text)}</a>`;

const timeButton = ({ slotId, date, startTime }: TimeOnDate, text = startTime): string =>
  `<button name="${MOVE_FIELDS.time}" value="${slotId} ${date}" aria-label="${escapeHtml(
    `${dayName(date)}, ora ${startTime}`,
  )}">${escapeHtml(text)}</button>`;

/** The HTML of the page on which a patient chooses another time of the same service. */
export function movePage(site: Site, options: MovePageOptions): string {
  const { appointment, linkToken, timetable, now, bookingWeeks, wished, refused } = options;
  const doctors = timetable.doctors.filter(({ serviceId }) => serviceId === appointment.service.id);
  const hasRefused = ([, { slots }]: readonly [number, DoctorTimes]): boolean =>
    slots.some(({ id }) => id === refused?.slotId);
  const doctorId = wished?.doctorId ?? [...timetable.times].find(hasRefused)?.[0] ?? appointment.doctor.id;
  const doctor = doctors.find(({ id }) => id === doctorId) ?? doctors.at(0);
  const { slots = [], vacations = [] } = timetable.times.get(doctor?.id ?? 0) ?? {};
  const situation = { now, vacations, bookingWeeks };

  const [first, last] = [openingMonday(now.date), mondayOf(lastBookable(now.date, bookingWeeks))];
  const near = wished?.week ?? refused?.date ?? appointment.date;
  const monday = [first, mondayOf(near), last].sort()[1] ?? first;
  const at = (week: string, id = doctor?.id): string => {
    const query = new URLSearchParams({ [MOVE_QUERY.doctor]: String(id), [MOVE_QUERY.week]: week });
    return `${patientMovePath(linkToken)}?${query.toString()}`;
  };

  const freeOn = (date: string, weekday: number): TimeOnDate[] =>
    slots
      .filter((slot) => slot.weekday === weekday && slotStatus(slot, date, situation) === 'available')
      .map(({ id, startTime, endTime }) => ({ slotId: id, date, startTime, endTime }));
  const days = workdaysOf(monday).map((date, weekday) => ({ date, times: freeOn(date, weekday) }));
  const firstFree = days.every(({ times }) => times.length === 0)
    ? firstFreeTime(slots, situation)
    : undefined;

  const weeks = [
    ...(monday > first ? [link(at(addDays(monday, -7)), moveTexts.previous)] : []),
    `<b>${escapeHtml(weekName(monday))}</b>`,
    ...(monday < last ? [link(at(addDays(monday, 7)), moveTexts.next)] : []),
    ...(firstFree ? [link(at(mondayOf(firstFree.date)), moveTexts.firstFree)] : []),
  ];
  const times = days.map(
    ({ date, times: free }) =>
      `<div><h3>${escapeHtml(dayName(date))}</h3><p>${
        free.map((time) => timeButton(time)).join('') || moveTexts.noTime
      }</p></div>`,
  );
  const { startTime, endTime } = slots.find(({ id }) => id === refused?.slotId) ?? appointment;
  const nearest = refused
    ? nearestFreeTimes({ ...refused, startTime, endTime }, { slots, ...situation }, ALTERNATIVES)
    : [];
  const hidden = hiddenField(MOVE_FIELDS.moves, appointment.moves);
  const values = new Map<string, string>([
    [APPOINTMENT_SLOTS.page, escapeHtml(patientPath(linkToken))],
    [APPOINTMENT_SLOTS.move, escapeHtml(patientMovePath(linkToken))],
    [APPOINTMENT_SLOTS.when, escapeHtml(momentWords(appointment))],
    [APPOINTMENT_SLOTS.problem, escapeHtml(refused?.reason ?? '')],
    [
      APPOINTMENT_SLOTS.doctors,
      doctors.map((one) => link(at(monday, one.id), doctorName(one), one === doctor)).join(''),
    ],
    [APPOINTMENT_SLOTS.weeks, weeks.join('')],
    [APPOINTMENT_SLOTS.times, doctor === undefined ? moveTexts.noDoctor : hidden + times.join('')],
    [
      APPOINTMENT_SLOTS.nearest,
      hidden +
        nearest.map((time) => timeButton(time, `${dayName(time.date)}, ora ${time.startTime}`)).join(''),
    ],
  ]);
  return filled(site, appointmentTemplate(refused === undefined ? 'move' : 'moveRefused'), values);
}

import { fullDate } from '../../../content/dateWords';
import { weekdayOf } from '../../../domain/calendarDate';
import { doctorName } from '../../../domain/doctorName';
import { isVacationDay } from '../../../domain/slotStatus';
import { readDoctorTimes } from '../../clinic/timetable';
import type { Db } from '../../db/schema';
import { appointmentsWhere } from '../../staff/appointments';
import { doctors, type Doctor } from '../../staff/doctors';
import { find, rowsOf } from '../../staff/rows';
import { date, id } from '../../staff/rules';
import { services } from '../../staff/services';
import { patientName } from '../../../content/words/appointmentText';
import { textTable } from '../../../content/words/text';
import { leaf } from '../command/command';
import { option } from '../command/options';
import { appointmentCount } from '../../../content/words/counts';

/** Returns every slot of a doctor's day, and appointments whose slot has been removed from the week since. */
async function daySheet(db: Db, doctor: Doctor, date: string) {
  const appointments = await appointmentsWhere(db, (query) =>
    query
      .where('appointments.state', '=', 'booked')
      .where('appointments.date', '=', date)
      .where('slots.doctorId', '=', doctor.id),
  );
  const bookedIds = appointments.map(({ slotId }) => slotId);
  const { slots = [], vacations = [] } = (await readDoctorTimes(db, doctor.id, date, date)) ?? {};
  const free = slots.filter(({ id, weekday }) => weekday === weekdayOf(date) && !bookedIds.includes(id));
  const lines = [
    ...appointments.map((one) => ({ startTime: one.startTime, endTime: one.endTime, appointment: one })),
    ...free.map(({ startTime, endTime }) => ({ startTime, endTime, appointment: null })),
  ];
  return {
    doctor,
    service: (await find(db, services, doctor.service)).name,
    date,
    onVacation: isVacationDay(date, vacations),
    lines: lines.sort((one, other) => one.startTime.localeCompare(other.startTime)),
  };
}
type DaySheet = Awaited<ReturnType<typeof daySheet>>;

function daySheetText({ doctor, service, date, onVacation, lines }: DaySheet): string {
  const booked = lines.filter(({ appointment }) => appointment !== null).length;
  const vacation = onVacation ? ', nu lucrează' : '';
  const title = `${doctorName(doctor)}, ${service}\n${fullDate(date)}${vacation}: ${appointmentCount(booked)}`;
  if (lines.length === 0) return `${title}, fără program`;
  const rows = lines.map(({ startTime, endTime, appointment }) => {
    const time = `${startTime}–${endTime}`;
    if (appointment === null) return [time, onVacation ? 'nu lucrează' : 'liber', '', '', ''];
    const { phone, message } = appointment.patient;
    return [time, patientName(appointment), phone, message, appointment.reference];
  });
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Mesaj', 'Cod'], rows)}`;
}

export const day = leaf({
  about: 'fișa zilei: fiecare interval al unui medic sau al tuturor, cu pacientul lui',
  fields: {
    doctor: option('<nr>', 'numai a unui medic', id),
    date: option('<dată>', 'ziua, ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi', date),
  },
  work: async ({ db, now }, { doctor, date: wanted = now.date }) => {
    const all = doctor === undefined ? await rowsOf(db, doctors) : [await find(db, doctors, doctor)];
    const sheets = await Promise.all(all.map((one) => daySheet(db, one, wanted)));
    // A doctor given by number is named even without hours on that day.
    const shown = sheets.filter(({ lines }) => doctor !== undefined || lines.length > 0);
    const text = shown.map(daySheetText).join('\n\n');
    return { data: shown, text: text || 'Niciun medic nu are program în această zi.' };
  },
});

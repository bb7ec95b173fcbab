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

/** Lists every slot of a doctor's day, and appointments whose slot has been removed from the week since. */
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
  const onVacation = isVacationDay(date, vacations);
  const timeOf = (one: { startTime: string; endTime: string }) => `${one.startTime}–${one.endTime}`;
  const rows = [
    ...appointments.map((one) => {
      const { phone, message } = one.patient;
      return [timeOf(one), patientName(one), phone, message, one.reference];
    }),
    ...free.map((slot) => [timeOf(slot), onVacation ? 'nu lucrează' : 'liber', '', '', '']),
  ].sort(([one = ''], [other = '']) => one.localeCompare(other));
  const service = (await find(db, services, doctor.service)).name;
  const vacation = onVacation ? ', nu lucrează' : '';
  const booked = appointmentCount(appointments.length);
  const title = `${doctorName(doctor)}, ${service}\n${fullDate(date)}${vacation}: ${booked}`;
  const table = textTable(['Ora', 'Pacient', 'Telefon', 'Mesaj', 'Cod'], rows);
  return {
    hasHours: rows.length > 0,
    text: rows.length > 0 ? `${title}\n\n${table}` : `${title}, fără program`,
    data: { doctor, date, onVacation, appointments, free },
  };
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
    const shown = sheets.filter(({ hasHours }) => doctor !== undefined || hasHours);
    const text = shown.map((sheet) => sheet.text).join('\n\n');
    const data = shown.map((sheet) => sheet.data);
    return { data, text: text || 'Niciun medic nu are program în această zi.' };
  },
});

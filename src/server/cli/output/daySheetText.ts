import { fullDate } from '../../../content/dateWords';
import { doctorName } from '../../../domain/doctorName';
import type { DaySheet } from '../../staff/daySheet';
import { patientName } from '../../words/appointmentText';
import { textTable } from '../../words/text';
import { appointmentCount } from './counts';

/** Returns a day sheet to print and lay on the doctor's desk. */
export function daySheetText({ doctor, date, onVacation, lines }: DaySheet, service: string): string {
  const booked = lines.filter(({ appointment }) => appointment !== null).length;
  const vacation = onVacation ? ', în concediu' : '';
  const title = `${doctorName(doctor)}, ${service}\n${fullDate(date)}${vacation}: ${appointmentCount(booked)}`;
  if (lines.length === 0) return title;
  const rows = lines.map(({ startTime, endTime, appointment }) => {
    const time = `${startTime}–${endTime}`;
    if (appointment === null) return [time, onVacation ? 'concediu' : 'liber', '', '', ''];
    const { phone, message } = appointment.patient;
    return [time, patientName(appointment), phone, message, appointment.reference];
  });
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Mesaj', 'Cod'], rows)}`;
}

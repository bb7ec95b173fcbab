import { fullDate } from '../../../content/dateWords';
import { countWords } from '../../../domain/countWords';
import { doctorName } from '../../../domain/doctorName';
import type { DaySheet } from '../../database/staff/daySheet';
import type { StaffDoctor } from '../../database/staff/doctors';
import { patientName } from '../../words/appointmentText';
import { textTable } from '../../words/text';

export interface DoctorDay extends DaySheet {
  readonly doctor: StaffDoctor;
}

/** To print and lay on the doctor's desk. */
export function daySheetText({ doctor, date, onVacation, lines }: DoctorDay): string {
  const booked = lines.filter(({ appointment }) => appointment !== null).length;
  const count = countWords(booked, ['nicio programare', 'o programare', 'programări']);
  const vacation = onVacation ? ', în concediu' : '';
  const title = `${doctorName(doctor)}, ${doctor.service}\n${fullDate(date)}${vacation}: ${count}`;
  if (lines.length === 0) return title;
  const rows = lines.map(({ startTime, endTime, appointment }) => [
    `${startTime}–${endTime}`,
    ...(appointment === null
      ? [onVacation ? 'concediu' : 'liber', '', '', '']
      : [
          patientName(appointment),
          appointment.patient.phone,
          appointment.patient.message,
          appointment.reference,
        ]),
  ]);
  return `${title}\n\n${textTable(['Ora', 'Pacient', 'Telefon', 'Mesaj', 'Cod'], rows)}`;
}

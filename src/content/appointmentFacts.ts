import { doctorName } from '../domain/doctorName';
import type { AppointmentDetails } from '../domain/entities';
import type { ClinicProfile } from '../domain/facts';
import { formatCost } from './clinicFacts';
import { fullDate } from './dateWords';

export interface AppointmentFact {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly note?: string | undefined }[];
}

/** What a patient should know of an appointment, in the order in which it is shown and written everywhere. */
export function appointmentFacts(
  appointment: AppointmentDetails,
  clinic: ClinicProfile,
): readonly AppointmentFact[] {
  const { service, doctor, date, startTime, endTime, patientName, reference } = appointment;
  const fact = (label: string, text: string | undefined, note?: string): AppointmentFact[] =>
    text === undefined ? [] : [{ label, lines: [{ text, note }] }];
  const prices = appointment.prices.map(({ name, cost, note }) => ({
    text: `${name}: ${formatCost(cost)}`,
    note,
  }));
  return [
    ...fact('Când', `${fullDate(date)}, ora ${startTime}`, `Consultația se încheie la ${endTime}.`),
    ...fact('Ce', service?.name),
    ...fact('La cine', doctor && doctorName(doctor)),
    ...fact('Pentru cine', patientName),
    ...fact('Unde', clinic.name, `${clinic.street}, ${clinic.postalCode} ${clinic.city}, ${clinic.landmark}`),
    ...(prices.length > 0 ? [{ label: 'Cât costă', lines: prices }] : []),
    ...fact('Cum vă pregătiți', appointment.preparation || undefined),
    ...fact('Număr de referință', reference),
  ];
}

/** Of an appointment that will not take place nobody asks what it costs or where it is. */
const ESSENTIAL = ['Când', 'Ce', 'La cine', 'Pentru cine', 'Număr de referință'];

export function essentialFacts(
  ...appointment: Parameters<typeof appointmentFacts>
): readonly AppointmentFact[] {
  return appointmentFacts(...appointment).filter(({ label }) => ESSENTIAL.includes(label));
}

import type { Workday } from '../../domain/calendarDate';
import type { ClinicFacts } from '../../domain/facts';
import { SAMPLE_FACTS } from './sampleFacts';

const services = SAMPLE_FACTS.services.slice(0, 2);

/** Data of the standard clinic, in which scenarios are played and recorded: a part of the sample clinic. */
export const STANDARD_FACTS: ClinicFacts = {
  ...SAMPLE_FACTS,
  services,
  doctors: SAMPLE_FACTS.doctors.slice(0, 3),
  prices: SAMPLE_FACTS.prices.filter(({ serviceId }) => services.some(({ id }) => id === serviceId)),
};

type Row = readonly [doctorId: number, id: number, Workday, startTime: string, endTime: string];

/** The week's times, so few that a recording with all of them stays short. */
const ROWS: readonly Row[] = [
  [1, 101, 0, '09:00', '09:30'],
  [1, 102, 0, '09:30', '10:00'],
  [1, 103, 2, '10:00', '10:30'],
  [1, 104, 4, '12:00', '12:30'],
  [2, 201, 1, '14:00', '14:30'],
  [2, 202, 3, '15:00', '15:30'],
  [3, 301, 0, '11:00', '11:30'],
];

export const STANDARD_SLOTS = ROWS.map(([doctorId, id, weekday, startTime, endTime]) => ({
  doctorId,
  id,
  weekday,
  startTime,
  endTime,
}));

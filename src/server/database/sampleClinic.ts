import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import {
  SAMPLE_DAYS_OFF,
  SAMPLE_SHIFTS,
  SAMPLE_SLOT_MINUTES,
  SAMPLE_WEEKS,
} from '../../content/sample/weeks';
import { addDays, mondayOf } from '../../domain/calendarDate';
import { consecutiveTimes } from '../../domain/consecutiveTimes';
import type { Weekday } from '../../domain/entities';
import type { Catalogue } from './ports/catalogueStore';
import type { StoredFacts } from './ports/factsStore';

/** Every id of the sample is a number. */
const facts = SAMPLE_FACTS as StoredFacts;

/**
 * The sample clinic, so that a fresh copy works at once. It has no patients.
 * @param today the clinic's date, `YYYY-MM-DD`
 */
export function sampleClinic(today: string): Catalogue {
  const monday = mondayOf(today);
  return {
    ...facts,
    slots: facts.doctors.flatMap(({ id }, turn) =>
      Object.entries(SAMPLE_WEEKS[turn] ?? {}).flatMap(([weekday, shift]) =>
        SAMPLE_SHIFTS[shift]
          .flatMap(([from, to]) => consecutiveTimes(from, to, SAMPLE_SLOT_MINUTES))
          .map((times) => ({ doctorId: id, weekday: Number(weekday) as Weekday, ...times })),
      ),
    ),
    vacations: SAMPLE_DAYS_OFF.map(({ doctorId, first, last }) => ({
      doctorId,
      startDate: addDays(monday, first),
      endDate: addDays(monday, last),
    })),
  };
}

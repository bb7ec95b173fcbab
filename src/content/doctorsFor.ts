import { freeKey, type ClinicFacts, type DoctorFacts, type SpecialtyKey } from '../domain/facts';
import { normalizedName } from './joinedLists';
import { doctorsOf } from './specialtyFacts';

const startOf = ({ free }: ClinicFacts, doctor: DoctorFacts): string => {
  const time = free?.[freeKey.doctor(doctor)]?.time;
  return time === undefined ? 'none' : `${time.date} ${time.startTime}`;
};

/**
 * Returns the doctors of a specialty by their first free time.
 * @param focus the beginning of a word in the focus of those to see; if no doctor has it, all are returned
 */
export function doctorsFor(facts: ClinicFacts, key: SpecialtyKey, focus = ''): readonly DoctorFacts[] {
  const doctors = [...doctorsOf(facts, key)].sort((one, other) =>
    startOf(facts, one).localeCompare(startOf(facts, other)),
  );
  const fitting = doctors.filter((doctor) => ` ${normalizedName(doctor.focus)}`.includes(` ${focus}`));
  return fitting.length === 0 ? doctors : fitting;
}

import type { ClinicProfile } from '../../../domain/facts';
import type { ClosureRow, DoctorRow, FactsFile, PriceRow, ServiceRow, Span, Week } from './factsFile';

export interface WholeDoctor extends DoctorRow {
  readonly week: Week;
  readonly vacations: Span[];
}

/** Everything that staff change about the clinic, in the words of a facts file. */
export interface WholeFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceRow[];
  readonly doctors: readonly WholeDoctor[];
  readonly prices: readonly PriceRow[];
  readonly closures: readonly ClosureRow[];
}

const FREE_WEEK: Week = { luni: [], marți: [], miercuri: [], joi: [], vineri: [] };

/** What a file leaves out stays as it is. */
export function merged(current: WholeFacts, file: FactsFile): WholeFacts {
  const { profile, services, doctors, prices, closures } = file;
  const withDays = (doctor: DoctorRow): WholeDoctor => {
    const present = current.doctors.find(({ number }) => number === doctor.number);
    const { week = FREE_WEEK, vacations = [] } = { ...present, ...doctor };
    return { ...doctor, week, vacations };
  };
  return {
    profile: { ...current.profile, ...profile },
    services: services ?? current.services,
    doctors: doctors?.map(withDays) ?? current.doctors,
    prices: prices ?? current.prices,
    closures: closures ?? current.closures,
  };
}

/** As the database tells it: prices by service, and no days off that are over. */
export function asStored(facts: WholeFacts, today: string): WholeFacts {
  const { services, doctors, prices, closures } = facts;
  const isComing = ({ to }: Span): boolean => to >= today;
  return {
    ...facts,
    prices: services.flatMap(({ key }) => prices.filter(({ service }) => service === key)),
    doctors: doctors.map((doctor) => ({ ...doctor, vacations: doctor.vacations.filter(isComing) })),
    closures: closures.filter(isComing),
  };
}

import type { ClinicProfile } from '../../../domain/facts';
import type { ClosureRow, DoctorRow, FactsFile, PriceRow, ServiceRow, Week } from './factsFile';

/** Everything that staff change about the clinic, in the words of a facts file. */
export interface WholeFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceRow[];
  readonly doctors: readonly DoctorRow[];
  readonly prices: readonly PriceRow[];
  readonly closures: readonly ClosureRow[];
}

const FREE_WEEK: Week = { luni: [], marți: [], miercuri: [], joi: [], vineri: [] };

/** What a file leaves out stays as it is. */
export function merged(current: WholeFacts, file: FactsFile): WholeFacts {
  const { profile, services, doctors, prices, closures } = file;
  const withKey = <Row extends { key: string }>(rows: readonly Row[], key: string) =>
    rows.find((row) => row.key === key);
  return {
    profile: { ...current.profile, ...profile },
    services:
      services?.map((row) => ({
        ...{ page: null, preparation: '' },
        ...withKey(current.services, row.key),
        ...row,
      })) ?? current.services,
    doctors:
      doctors?.map((row) => ({
        ...{ title: '', focus: '', portrait: null, week: FREE_WEEK, vacations: [] },
        ...current.doctors.find(({ number }) => number === row.number),
        ...row,
      })) ?? current.doctors,
    prices:
      prices?.map((row) => ({
        ...{ note: '', consultation: false },
        ...withKey(current.prices, row.key),
        ...row,
      })) ?? current.prices,
    closures: closures ?? current.closures,
  };
}

/** As the database tells it: prices by service. */
export const asStored = (facts: WholeFacts): WholeFacts => ({
  ...facts,
  prices: facts.services.flatMap(({ key }) => facts.prices.filter(({ service }) => service === key)),
});

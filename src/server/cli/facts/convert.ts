import { overlaps, type Span } from '../../staff/daysOff';
import { WEEKDAYS } from '../../words/dates';
import { FACTS_VERSION, type FactsFile, type FileDoctor } from './file';
import { fileKey, LISTS, rowsOf, type FactsList, type FactsRow, type FactsState } from './lists';

const numberless = ({ id: _id, ...row }: FactsRow): object => row;
const ofDoctor = (rows: readonly FactsRow[], { id }: { id: unknown }): FactsRow[] =>
  rows.filter(({ doctor }) => doctor === id);
const spanOf = ({ doctor: _doctor, ...row }: FactsRow): object => numberless(row);

/**
 * Writes the clinic's facts as a file.
 * @param today days off that ended before it are left out
 */
export function toFile(state: FactsState, today: string): object {
  const coming = (name: string): FactsRow[] => rowsOf(state, name).filter(({ to }) => String(to) >= today);
  const weekOf = (slots: readonly FactsRow[]): object =>
    Object.fromEntries(
      WEEKDAYS.map((day) => [
        day,
        slots.filter((slot) => slot.day === day).map(({ from, to }) => `${String(from)}-${String(to)}`),
      ]),
    );
  return {
    version: FACTS_VERSION,
    profile: state.profile,
    services: rowsOf(state, 'services').map(numberless),
    doctors: rowsOf(state, 'doctors').map((doctor) => ({
      ...doctor,
      week: weekOf(ofDoctor(rowsOf(state, 'slots'), doctor)),
      vacations: ofDoctor(coming('vacations'), doctor).map(spanOf),
    })),
    prices: rowsOf(state, 'prices').map(numberless),
    closures: coming('closures').map(numberless),
  };
}

const daysOff = (rows: readonly object[]): FactsRow[] =>
  rows.map((row) => ({ ...row, to: (row as Partial<Span>).to ?? (row as Span).from }) as unknown as FactsRow);

const slotsOf = ({ id, week }: FileDoctor): FactsRow[] =>
  WEEKDAYS.flatMap((day) => week?.[day].map((times) => ({ id: 0, doctor: id, day, ...times })) ?? []);

/** Days off that are over stay, unless what is wanted overlaps them. */
function withPast(current: readonly FactsRow[], wanted: readonly FactsRow[], today: string): FactsRow[] {
  const coming = wanted.filter(({ to }) => String(to) >= today);
  const isSameList = (one: FactsRow, other: FactsRow): boolean => one.doctor === other.doctor;
  const past = current.filter(
    (row) =>
      String(row.to) < today &&
      !coming.some((one) => isSameList(one, row) && overlaps(one as unknown as Span, row as unknown as Span)),
  );
  return [...past, ...coming];
}

/** Returns what the clinic's facts are to be. What a file leaves out stays as it is. */
export function merged(current: FactsState, file: FactsFile, today: string): FactsState {
  const now = (name: string): readonly FactsRow[] => rowsOf(current, name);
  const listOf = (list: FactsList, rows: readonly object[] | undefined): readonly FactsRow[] =>
    rows?.map((row) => {
      const known = now(list.entity.name).find(
        (one) => fileKey(list, one) === fileKey(list, row as FactsRow),
      );
      return { ...list.blank, ...known, ...row } as FactsRow;
    }) ?? now(list.entity.name);
  const rows = Object.fromEntries(
    LISTS.filter(({ key }) => key !== undefined).map((list) => [
      list.entity.name,
      listOf(list, file[list.entity.name as 'services' | 'doctors' | 'prices']),
    ]),
  );
  const doctors: readonly FileDoctor[] = file.doctors ?? now('doctors');
  const slots = doctors.flatMap((doctor) => (doctor.week ? slotsOf(doctor) : ofDoctor(now('slots'), doctor)));
  const vacations = doctors.flatMap((doctor) => {
    const own = ofDoctor(now('vacations'), doctor);
    if (doctor.vacations === undefined) return own;
    const wanted = daysOff(doctor.vacations.map((days) => ({ doctor: doctor.id, ...days })));
    return withPast(own, wanted, today);
  });
  const closures =
    file.closures === undefined ? now('closures') : withPast(now('closures'), daysOff(file.closures), today);
  // The database lists prices by service.
  const prices = (rows.services ?? []).flatMap(({ key }) =>
    (rows.prices ?? []).filter(({ service }) => service === key),
  );
  const strays = (rows.prices ?? []).filter((price) => !prices.includes(price));
  return {
    profile: { ...current.profile, ...file.profile },
    rows: { ...rows, prices: [...prices, ...strays], slots, vacations, closures },
  };
}

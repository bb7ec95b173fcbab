import { clinicApi } from '../../../../src/api/clinicApi';
import { clinicClock } from '../../../../src/api/clinicClock';
import { makeStore, type AppStore } from '../../../../src/api/store';
import { SAMPLE_FACTS } from '../../../../src/content/sample/sampleFacts';

export const SLOT_DAY = '2026-11-23';

/** Each doctor's service. */
export const SERVICE_OF: Readonly<Record<number, number>> = { 2: 1, 5: 1, 8: 2 };

/** Each doctor's only time. */
export const SLOT_OF = {
  2: { slotId: 10, date: SLOT_DAY, startTime: '09:00', endTime: '09:30' },
  5: { slotId: 20, date: SLOT_DAY, startTime: '10:00', endTime: '10:30' },
  8: { slotId: 30, date: SLOT_DAY, startTime: '11:00', endTime: '11:30' },
} as const;

const DOCTORS = [2, 5, 8] as const;

/**
 * Creates a store with all lists loaded: two services, of which the second has one doctor.
 * @param isTaken true when every time of the day is booked
 */
export function filledStore(isTaken = false): AppStore {
  const store = makeStore(SAMPLE_FACTS, false);
  const services = [
    { id: 1, name: 'Cardiologie' },
    { id: 2, name: 'Reumatologie' },
  ];
  const doctors = DOCTORS.map((id) => ({
    id,
    serviceId: SERVICE_OF[id] ?? 0,
    firstName: 'Ana',
    lastName: 'Rus',
  }));
  const times = DOCTORS.flatMap((arg) => {
    const { slotId, startTime, endTime } = SLOT_OF[arg];
    const bookedDates = isTaken ? [SLOT_DAY] : [];
    const slots = [{ id: slotId, weekday: 0 as const, startTime, endTime, bookedDates }];
    return [
      { endpointName: 'slots', arg, value: { slots, readAt: 0 } } as const,
      { endpointName: 'vacations', arg, value: { vacations: [], isPartial: false, readAt: 0 } } as const,
    ];
  });
  store.dispatch(clinicClock.actions.minuteBegan(Date.parse(`${SLOT_DAY}T08:00:00+02:00`)));
  store.dispatch(
    clinicApi.util.upsertQueryEntries([
      { endpointName: 'services', arg: undefined, value: services },
      { endpointName: 'doctors', arg: undefined, value: doctors },
      ...times,
    ]),
  );
  return store;
}

import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import type { WireAppointment } from '../../../src/domain/contractRequests';
import { fillIfEmpty, sampleClinic } from '../../../src/server/clinic/sample';
import { openDatabase } from '../../../src/server/db/open';
import { clinicCommand, type ClinicCommand } from './clinicCommand';
import { MONDAY } from './staffHarness';
import { postTo } from './forms';
import { wireAppointment } from './sampleRequests';
import { sqliteDatabase } from './sqliteDatabase';
import { openTestClinic } from './testClinic';

export interface Booked {
  readonly status: number;
  readonly reference: string;
  readonly date: string;
  readonly slotId: number;
}

/** The sample clinic's site, and its staff's command on the same data. */
export interface StaffedSite {
  readonly url: string;
  readonly clinic: ClinicCommand;
  readonly slotsOf: (doctorId: number) => Promise<WireSlots>;
  /** Tries to book one of the doctor's free times in the week of {@link MONDAY}. */
  readonly book: (doctorId: number, patient?: Partial<WireAppointment>) => Promise<Booked>;
  readonly close: () => Promise<void>;
}

export async function staffedSite(): Promise<StaffedSite> {
  const place = await sqliteDatabase();
  const database = await openDatabase(place.url);
  await fillIfEmpty(database.db, sampleClinic(clinicTimeAt(Date.now()).date));
  const server = await openTestClinic({ database, clock: Date.now });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });

  const slotsOf = async (doctorId: number): Promise<WireSlots> =>
    (await (await fetch(`${url}${CALLS.slots}?user_id=${doctorId}`)).json()) as WireSlots;

  const book = async (doctorId: number, patient: Partial<WireAppointment> = {}): Promise<Booked> => {
    const free = (await slotsOf(doctorId)).find(
      ({ slot, appointments }) => !appointments.some(({ date }) => date === addDays(MONDAY, slot.day)),
    );
    const { id: slotId = 0, day = 0 } = free?.slot ?? {};
    const date = addDays(MONDAY, day);
    const asked = { user_appointment_id: slotId, user_id: doctorId, date };
    const answer = await postTo(url, 'createAppointment', { ...wireAppointment, ...asked, ...patient });
    const { reference = '' } = (await answer.json()) as { reference?: string };
    return { status: answer.status, reference, date, slotId };
  };

  const close = async (): Promise<void> => {
    await server.close();
    await place.remove();
  };
  return { url, clinic: clinicCommand(place.url), slotsOf, book, close };
}

import { addDays, mondayOf } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import type { WireAppointment } from '../../../src/domain/contractRequests';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { sampleClinic } from '../../../src/server/database/sampleClinic';
import { clinicCommand, type ClinicCommand } from './clinicCommand';
import { postTo } from './forms';
import { wireAppointment } from './sampleRequests';
import { openTestClinic } from './testClinic';
import { temporaryFolder } from './temporaryFolder';

/** Data of its own for a site and its staff. */
export interface DataPlace {
  readonly databaseUrl: string;
  readonly remove: () => Promise<void>;
}

/** Where the data of one suite are; `folder` is the suite's own. */
export type PrepareData = (folder: string) => Promise<DataPlace>;

export interface Booked {
  readonly status: number;
  readonly reference: string;
  readonly date: string;
  readonly slotId: number;
}

/** The sample clinic's site, and its staff's command on the same data. */
export interface StaffedSite {
  readonly url: string;
  readonly databaseUrl: string;
  readonly clinic: ClinicCommand;
  readonly slotsOf: (doctorId: number) => Promise<WireSlots>;
  /** Tries to book one of the doctor's free times in the week of {@link MONDAY}. */
  readonly book: (doctorId: number, patient?: Partial<WireAppointment>) => Promise<Booked>;
  readonly close: () => Promise<void>;
}

/** Of a week after all vacations of the sample clinic. */
export const MONDAY = addDays(mondayOf(clinicTimeAt(Date.now()).date), 70);

export async function staffedSite(prepare: PrepareData): Promise<StaffedSite> {
  const folder = await temporaryFolder();
  const { databaseUrl, remove } = await prepare(folder.path);
  const database = await openDatabase(databaseUrl);
  await database.catalogue.fillIfEmpty(sampleClinic(clinicTimeAt(Date.now()).date));
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
    const appointment = {
      ...wireAppointment,
      user_appointment_id: slotId,
      user_id: doctorId,
      date,
      ...patient,
    };
    const answer = await postTo(url, 'createAppointment', appointment);
    const { reference = '' } = (await answer.json()) as { reference?: string };
    return { status: answer.status, reference, date, slotId };
  };

  const close = async (): Promise<void> => {
    await server.close();
    await remove();
    await folder.remove();
  };
  const command = clinicCommand(databaseUrl);
  const clinic: ClinicCommand = async (...args) => {
    const result = await command(...args);
    // Which another process hears of within a second.
    await server.memory.read();
    return result;
  };
  return { url, databaseUrl, clinic, slotsOf, book, close };
}

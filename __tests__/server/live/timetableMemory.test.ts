import type { Timetable } from '../../../src/server/database/ports/catalogueStore';
import { TimetableMemory } from '../../../src/server/live/timetableMemory';

const timetableOf = (name: string): Timetable => ({
  services: [{ id: 1, name }],
  doctors: [],
  times: new Map(),
});

it('answers with what it knew while the database is away, without waiting for it again, and sees that it is back', async () => {
  let read: () => Promise<Timetable> = () => Promise.resolve(timetableOf('before'));
  const memory = new TimetableMemory({
    database: {
      appointmentNews: { follow: () => () => undefined },
      catalogue: {
        services: () => Promise.resolve([]),
        doctors: () => Promise.resolve([]),
        timetable: () => read(),
        fillIfEmpty: () => Promise.resolve(false),
      },
    },
    clock: Date.now,
    bookingWeeks: 4,
  });
  const serviceNow = async () => (await memory.latest()).services[0]?.name;
  await memory.read();

  read = () => Promise.reject(new Error('The database is away.'));
  memory.doubt();
  expect(await serviceNow()).toBe('before');
  await expect(memory.current()).rejects.toThrow('away');

  let comeBack: (timetable: Timetable) => void = () => undefined;
  read = () => new Promise((resolve) => (comeBack = resolve));
  const reading = memory.read();
  expect(await serviceNow()).toBe('before');
  comeBack(timetableOf('after'));
  await reading;
  expect(await serviceNow()).toBe('after');
  memory.close();
});

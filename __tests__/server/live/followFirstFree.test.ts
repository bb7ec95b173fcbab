import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import type { Timetable } from '../../../src/server/database/ports/catalogueStore';
import { followFirstFree } from '../../../src/server/live/followFirstFree';
import { TimetableMemory } from '../../../src/server/live/timetableMemory';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';

/** Monday, 10:00: doctor 1 is free every Monday at 10:30 and at 11:00. */
const TODAY = '2026-03-02';
const slot = (id: number, startTime: string) => ({
  ...{ id, weekday: 0 as const, startTime },
  endTime: '12:00',
  bookedDates: [],
});
const timetable: Timetable = {
  services: [],
  doctors: [],
  times: new Map([[1, { slots: [slot(1, '10:30'), slot(2, '11:00')], vacations: [] }]]),
};

describe('who shows the first free time of a doctor', () => {
  let memory: TimetableMemory;
  let heard: string[];
  let stop: () => void;
  const firstFree = (): string => {
    const first = memory.firstFree(1, clinicTimeAt(Date.now()));
    return first === undefined ? 'none' : `${first.date} ${first.startTime}`;
  };
  beforeEach(async () => {
    jest.useFakeTimers({ now: NOW });
    memory = new TimetableMemory({
      database: {
        appointmentNews: { follow: () => () => undefined },
        catalogue: {
          services: async () => [],
          doctors: async () => [],
          timetable: async () => timetable,
          fillIfEmpty: async () => false,
        },
      },
      clock: Date.now,
      bookingWeeks: 4,
    });
    await memory.read();
    heard = [];
    stop = followFirstFree(memory, Date.now, () => heard.push(firstFree()));
  });
  afterEach(() => {
    stop();
    memory.close();
    jest.useRealTimers();
  });

  const take = (slotId: number, date: string) => {
    memory.addTaken({ doctorId: 1, slotId, date });
  };

  it('never hears of one in a week that cannot be booked yet', () => {
    for (let week = 0; week < 5; week += 1)
      for (const slotId of [1, 2]) take(slotId, addDays(TODAY, week * 7));
    expect(firstFree()).toBe('none');
  });

  it('hears of another one when it is booked, and of nothing when a later one is', async () => {
    take(2, TODAY);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(heard).toEqual([]);
    take(1, TODAY);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([`${NEXT_MONDAY} 10:30`]);
  });

  it('hears of another one when it begins', async () => {
    await jest.advanceTimersByTimeAsync(30 * 60_000 - 1);
    expect(heard).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([`${TODAY} 11:00`]);
  });

  it('hears at most once a second, and of the last one in the end', async () => {
    for (const date of [TODAY, NEXT_MONDAY, '2026-03-16', '2026-03-23']) {
      for (const slotId of [1, 2]) {
        take(slotId, date);
        await jest.advanceTimersByTimeAsync(100);
      }
    }
    expect(heard).toEqual([`${TODAY} 11:00`]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([`${TODAY} 11:00`, '2026-03-30 10:30']);
  });

  it('hears nothing any more once it no longer wants to', async () => {
    stop();
    take(1, TODAY);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(heard).toEqual([]);
  });
});

import { join } from 'node:path';
import { SAMPLE_FACTS } from '../../../src/content/sample/sampleFacts';
import { addDays, isWorkday } from '../../../src/domain/calendarDate';
import { readFacts } from '../../../src/server/clinic/readFacts';
import { fillIfEmpty, sampleClinic } from '../../../src/server/clinic/sample';
import { openDatabase } from '../../../src/server/db/open';
import { followCommits } from '../../../src/server/db/transaction';
import { temporaryFolder } from '../support/temporaryFolder';

const TODAY = '2026-03-04';
const sample = sampleClinic(TODAY);
const { doctors, profile } = SAMPLE_FACTS;

const slotsOf = (doctorId: unknown) => sample.slots.filter((slot) => slot.doctorId === doctorId);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the sample clinic', () => {
  it('gives every doctor weekly half hours within the opening hours, with a lunch break', () => {
    for (const { id } of doctors) {
      expect(slotsOf(id).length).toBeGreaterThan(8);
      for (const { weekday, startTime, endTime } of slotsOf(id)) {
        expect(isWorkday(weekday)).toBe(true);
        expect(minutes(endTime) - minutes(startTime)).toBe(30);
        expect(startTime >= profile.opens && endTime <= profile.closes).toBe(true);
        expect(endTime <= '12:30' || startTime >= '13:30').toBe(true);
      }
    }
  });

  it('gives every doctor a different week without duplicate times', () => {
    const weeks = doctors.map(({ id }) =>
      slotsOf(id).map(({ weekday, startTime }) => `${weekday} ${startTime}`),
    );
    expect(new Set(weeks.map(String)).size).toBe(doctors.length);
    for (const week of weeks) expect(new Set(week).size).toBe(week.length);
  });

  it('has a few vacations, all in the weeks after the first start', () => {
    expect(sample.vacations).toHaveLength(3);
    for (const { startDate, endDate } of sample.vacations) {
      expect(startDate > TODAY && startDate <= endDate && endDate < addDays(TODAY, 50)).toBe(true);
    }
  });
});

test('a server with the sample clinic has exactly the data that the build rendered', async () => {
  const folder = await temporaryFolder();
  const database = await openDatabase(`file:${join(folder.path, 'clinic.sqlite')}`);
  const changes: unknown[] = [];
  followCommits(database.db, (change) => changes.push(change));
  await fillIfEmpty(database.db, sample);
  // Whether mail is sent is a setting, not data.
  const { sendsMail, ...data } = SAMPLE_FACTS;
  expect([sendsMail, await readFacts(database.db)]).toStrictEqual([true, data]);
  // Servers that found the database empty show the clinic too.
  expect(changes).toEqual(['all']);
  await database.close();
  await folder.remove();
});

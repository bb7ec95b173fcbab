import type { Id } from '../../../src/domain/entities';
import { addDays, isWorkday } from '../../../src/domain/calendarDate';
import { SAMPLE_PROFILE as clinic } from '../../../src/content/sample/profile';
import { SAMPLE_FACTS } from '../../../src/content/sample/sampleFacts';
import { sampleClinic } from '../../../src/server/database/sampleClinic';

const TODAY = '2026-03-04';
const sample = sampleClinic(TODAY);

const slotsOf = (doctorId: Id) => sample.slots.filter((slot) => slot.doctorId === doctorId);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the sample clinic', () => {
  it('has the services and doctors that the pages show, with the same ids', () => {
    expect(sample.services).toEqual(SAMPLE_FACTS.services.map(({ id, name }) => ({ id, name })));
    expect(sample.doctors.map(({ id, lastName }) => ({ id, lastName }))).toEqual(
      SAMPLE_FACTS.doctors.map(({ id, lastName }) => ({ id, lastName })),
    );
  });

  it('gives every doctor weekly half hours inside the opening hours, without the lunch break', () => {
    for (const { id } of SAMPLE_FACTS.doctors) {
      expect(slotsOf(id).length).toBeGreaterThan(8);
      for (const { weekday, startTime, endTime } of slotsOf(id)) {
        expect(isWorkday(weekday)).toBe(true);
        expect(minutes(endTime) - minutes(startTime)).toBe(30);
        expect(startTime >= clinic.opens && endTime <= clinic.closes).toBe(true);
        expect(endTime <= '12:30' || startTime >= '13:30').toBe(true);
      }
    }
  });

  it('gives no two doctors the same week, and no doctor one time twice', () => {
    const weeks = SAMPLE_FACTS.doctors.map(({ id }) =>
      slotsOf(id).map(({ weekday, startTime }) => `${weekday} ${startTime}`),
    );
    expect(new Set(weeks.map(String)).size).toBe(SAMPLE_FACTS.doctors.length);
    for (const week of weeks) expect(new Set(week).size).toBe(week.length);
  });

  it('has a few vacations, all in the weeks after the first start', () => {
    expect(sample.vacations).toHaveLength(3);
    for (const { startDate, endDate } of sample.vacations) {
      expect(startDate > TODAY && startDate <= endDate && endDate < addDays(TODAY, 50)).toBe(true);
    }
  });
});

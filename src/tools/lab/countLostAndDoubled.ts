import { setTimeout as wait } from 'node:timers/promises';
import { postBooking, getSlots, type Booked, type LabAttempt } from './calls';

const MAX_REPEATS = 100;

/** Repeats a booking until a server answers without an error of its own; the last answer, if none does. */
async function repeat(url: string, attempt: LabAttempt): Promise<Booked> {
  for (let repeats = 1; ; repeats += 1) {
    const answer = await postBooking(url, attempt);
    if ((answer.status !== 0 && answer.status < 500) || repeats === MAX_REPEATS) return answer;
    await wait(100);
  }
}

/**
 * Compares acknowledged bookings of one doctor with the data: a repeated key must get the same reference, and its time
 * must be listed as taken.
 * @param acknowledged attempts by reference
 */
export async function countLostAndDoubled(url: string, acknowledged: ReadonlyMap<string, LabAttempt>) {
  const doctorId = [...acknowledged.values()][0]?.doctorId ?? 1;
  const taken = new Set(
    (await getSlots(url, doctorId)).flatMap(({ slot, appointments }) =>
      appointments.map(({ date }) => `${slot.id} ${date}`),
    ),
  );
  let lost = 0;
  for (const [reference, attempt] of acknowledged) {
    const answer = await repeat(url, attempt);
    if (answer.reference !== reference || !taken.has(`${attempt.slotId} ${attempt.date}`)) lost += 1;
  }
  const times = new Set([...acknowledged.values()].map(({ slotId, date }) => `${slotId} ${date}`));
  return {
    /** Acknowledged bookings that are not stored. */
    lost,
    /** Times acknowledged to two patients. */
    doubled: acknowledged.size - times.size,
  };
}

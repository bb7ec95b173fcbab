import { clinicTimeAt } from '../../../src/domain/clock';
import { changeFacts } from '../../../src/server/staff/change';
import { save, type Values } from '../../../src/server/staff/rows';
import { slots } from '../../../src/server/staff/slots';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { ANY_TIME, MONDAY_AFTER, THIRD_MONDAY, WEDNESDAY, waitingClinic } from './waitingClinic';

describe('the times that are offered to a patient', () => {
  const the = waitingClinic();
  const { book, ask, cancel, offered, pass } = the;
  const addSlot = (slot: Values) =>
    changeFacts(the.db, the.clinic.now, (tx) =>
      save(tx, slots, undefined, slot, { now: clinicTimeAt(the.clinic.now), at: the.clinic.now }),
    );

  it('are on a day and in a part of the day that the patient chose', async () => {
    const early = await book(1, NEXT_MONDAY);
    const late = await book(2, NEXT_MONDAY);
    const wednesday = await book(3, WEDNESDAY);
    const page = await book(1, THIRD_MONDAY);
    await ask(page, ['zi=0', 'zi=4', 'parte=1']);
    await cancel(wednesday);
    expect(await offered()).toEqual([]);
    await ask(page, ['zi=0', 'parte=2']);
    await cancel(early);
    expect(await offered()).toEqual([]);
    await ask(page, ['zi=0', 'parte=1']);
    await cancel(late);
    expect(await offered()).toEqual([`2 ${NEXT_MONDAY} ${page}`]);
  });

  it('were freed after the patient had joined', async () => {
    const holder = await book(1, NEXT_MONDAY);
    const page = await book(1, THIRD_MONDAY);
    await cancel(holder);
    pass(1);
    await ask(page);
    expect(await offered()).toEqual([]);
    await cancel(await book(1, NEXT_MONDAY));
    expect(await offered()).toEqual([`1 ${NEXT_MONDAY} ${page}`]);
  });

  it('are another doctor’s only for a patient who accepts another doctor', async () => {
    await addSlot({ doctor: 3, day: 'miercuri', from: '10:00', to: '10:30' });
    pass(1);
    const form = await the.open('/programare/asteptare?serviciu=2&medic=2');
    expect(/(\S+) \(la alt medic\)/.exec(form)?.[1]).toContain('miercuri');
    const holder = await book(5, WEDNESDAY, { user_id: 3 });
    const page = await book(4, MONDAY_AFTER, { user_id: 2 });
    const other = await book(4, THIRD_MONDAY, { user_id: 2 });
    await ask(page);
    const { statusCode, body } = await ask(other, ['zi=2', 'parte=1']);
    expect(statusCode).toBe(422);
    expect(body).toMatch(/Dr\. [^.<]+ nu lucrează miercurea\. Bifați altă zi sau „Accept și alt medic/);
    await ask(other, [...ANY_TIME, 'alt-medic=1']);
    await cancel(holder);
    expect(await offered()).toEqual([`5 ${WEDNESDAY} ${other}`]);
  });

  it('are not another doctor’s at the patient’s own hour', async () => {
    await addSlot({ doctor: 3, day: 'luni', from: '09:00', to: '09:30' });
    pass(1);
    const holder = await book(5, MONDAY_AFTER, { user_id: 3 });
    const sameHour = await book(4, MONDAY_AFTER, { user_id: 2 });
    const later = await book(4, THIRD_MONDAY, { user_id: 2 });
    for (const page of [sameHour, later]) {
      await ask(page, [...ANY_TIME, 'alt-medic=1']);
      pass(1);
    }
    await cancel(holder);
    expect(await offered()).toEqual([`5 ${MONDAY_AFTER} ${later}`]);
  });
});

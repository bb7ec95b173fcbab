import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '../../../src/domain/contract';
import { SLOT_EVENTS } from '../../../src/domain/slotEvents';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { formWith } from '../support/forms';
import { openSlotEvents, type SlotEventStream } from '../support/slotEventStream';
import { openTestClinic, type TestClinic } from '../support/testClinic';

/** An engine to be tested: each opening of the same place finds the same data. */
export interface LiveEngine {
  readonly open: () => Promise<ClinicDatabase>;
  /** Changes rows past the server, as a tool of the staff's would. */
  readonly change: (query: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Milliseconds: what decides whether two patients want the same time. */
const SOON = 1_000;
/** Milliseconds: what a start reads by itself is read by then. */
const SETTLED = 700;

/** What open calendars are promised, on every storage engine. */
export function describeSlotEvents(name: string, prepare: () => Promise<LiveEngine>): void {
  describe(`open calendars on ${name}`, () => {
    let engine: LiveEngine;
    let clinic: TestClinic;
    let url: string;
    let streams: SlotEventStream[] = [];
    beforeEach(async () => {
      engine = await prepare();
      clinic = await openTestClinic({ database: await engine.open() });
      url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
    });
    afterEach(async () => {
      for (const stream of streams) stream.close();
      streams = [];
      await clinic.close();
      await engine.remove();
    });

    const open = async (doctorId: number): Promise<SlotEventStream> => {
      const stream = await openSlotEvents(url, doctorId);
      streams.push(stream);
      return stream;
    };
    const soon = (stream: SlotEventStream) =>
      Promise.race([
        stream.next(),
        new Promise((resolve) => {
          setTimeout(resolve, SOON, 'nothing within a second').unref();
        }),
      ]);
    const book = (database: ClinicDatabase = clinic.database, slotId = 1) =>
      database.appointments.book({ ...appointmentRequest, slotId }, { createdAt: NOW });

    it('first learn what is taken at this moment', async () => {
      await book();
      const stream = await open(1);
      expect([stream.status, stream.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      expect(await stream.next()).toEqual([
        { slot_id: 1, dates: [NEXT_MONDAY] },
        { slot_id: 2, dates: [] },
        { slot_id: 3, dates: [] },
      ]);
    });

    it('learn within a second that a patient booked a slot, and nothing about the patient', async () => {
      const [one, two] = [await open(1), await open(1)];
      await Promise.all([one.next(), two.next()]);
      await fetch(url + CALLS.createAppointment, {
        method: 'POST',
        body: formWith('createAppointment', wireAppointment),
      });
      const booked = [{ slot_id: 1, dates: [NEXT_MONDAY] }];
      expect(await Promise.all([soon(one), soon(two)])).toEqual([booked, booked]);
      expect(one.text()).not.toMatch(/Ana|Pop|exemplu|0700/);
    });

    it('learn within a second that another process booked one', async () => {
      const stream = await open(1);
      await stream.next();
      const other = await engine.open();
      await book(other, 2);
      expect(await soon(stream)).toEqual([{ slot_id: 2, dates: [NEXT_MONDAY] }]);
      await other.close();
    });

    it.each<[string, (reference: string) => Promise<unknown>]>([
      ['this process', (reference) => clinic.database.appointments.cancel({ reference }, 'patient', NOW)],
      [
        'another process',
        async (reference) => {
          const other = await engine.open();
          await other.appointments.cancel({ reference }, 'clinic', NOW);
          await other.close();
        },
      ],
      [
        'other means',
        (reference) =>
          engine.change(
            `update appointments set cancelled_at = '2026-03-03T08:00:00.000Z' where reference = '${reference}'`,
          ),
      ],
    ])('learn within a second that one was freed by %s', async (_, free) => {
      const outcome = await book();
      const stream = await open(1);
      await stream.next();
      await wait(SETTLED);
      await free(outcome.kind === 'accepted' ? outcome.reference : '');
      expect(await soon(stream)).toEqual([{ slot_id: 1, dates: [] }]);
    });

    it('hear of their own doctor only', async () => {
      const [mine, other] = [await open(1), await open(2)];
      await Promise.all([mine.next(), other.next()]);
      await book();
      await soon(mine);
      expect(other.text().match(/data:/g)).toHaveLength(1);
    });

    it('are let go when the server stops', async () => {
      const stream = await open(1);
      await stream.next();
      await clinic.app.close();
      await stream.ended;
    });

    it.each([
      ['', 400],
      ['?user_id=0', 400],
      ['?user_id=99', 404],
    ])('get an error, not a stream, for %p', async (query, status) => {
      const answer = await fetch(url + SLOT_EVENTS + query);
      expect([answer.status, await answer.json()]).toEqual([status, { status, message: expect.any(String) }]);
    });

    it('cannot be posted to', async () => {
      const answer = await fetch(`${url}${SLOT_EVENTS}?user_id=1`, { method: 'POST' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
    });
  });
}

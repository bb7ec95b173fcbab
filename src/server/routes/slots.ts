import type { FastifyInstance } from 'fastify';
import { mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, type WireSlots } from '../../domain/contract';
import type { CallContext } from './callContext';
import { readId } from './readId';
import { unknownDoctor } from './unknownDoctor';

/** Booked dates from the current week on, and nothing about who booked (decisions §6). */
export function slotsRoute(app: FastifyInstance, { database, clock }: CallContext): void {
  app.get(CALLS.slots, async ({ query }): Promise<WireSlots> => {
    const doctorId = readId(query, 'user_id');
    const slots = await database.catalogue.slotsOf(doctorId, mondayOf(clinicTimeAt(clock()).date));
    if (slots === undefined) throw unknownDoctor();
    return slots.map(({ id, weekday, startTime, endTime, bookedDates }) => ({
      slot: { id, day: weekday, start_time: startTime, end_time: endTime },
      appointments: bookedDates.map((date) => ({ date })),
      hasAppointments: bookedDates.length > 0,
    }));
  });
}

import type { FastifyInstance } from 'fastify';
import { CALLS, type WireVacations } from '../../domain/contract';
import type { CallContext } from './callContext';
import { readId } from './readId';
import { unknownDoctor } from './unknownDoctor';

export function vacationsRoute(app: FastifyInstance, { database }: CallContext): void {
  app.get(CALLS.vacations, async ({ query }): Promise<WireVacations & { status: 200 }> => {
    const vacations = await database.catalogue.vacationsOf(readId(query, 'id'));
    if (vacations === undefined) throw unknownDoctor();
    const payload = vacations.map(({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate }));
    return { status: 200, payload };
  });
}

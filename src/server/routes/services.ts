import type { FastifyInstance } from 'fastify';
import { CALLS, type WireServices } from '../../domain/contract';
import type { CallContext } from './callContext';

export function servicesRoute(app: FastifyInstance, { database }: CallContext): void {
  app.get(CALLS.services, async (): Promise<WireServices> => {
    const services = await database.catalogue.services();
    return services.map(({ id, name }) => ({ id, medical_field_name: name }));
  });
}

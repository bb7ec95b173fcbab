import type { FastifyInstance } from 'fastify';
import { CALLS, type WireDoctors } from '../../domain/contract';
import type { CallContext } from './callContext';

export function doctorsRoute(app: FastifyInstance, { database }: CallContext): void {
  app.get(CALLS.doctors, async (): Promise<WireDoctors> => {
    const doctors = await database.catalogue.doctors();
    return doctors.map(({ id, firstName, lastName, serviceId }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      medical_field_id: serviceId,
    }));
  });
}

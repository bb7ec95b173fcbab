import type { Kysely } from 'kysely';
import type { OfferedTime } from '../ports/outboxStore';
import type { ClinicSchema } from './schema';

/** What is offered, to whom, and whether somebody has it by now. */
export async function offersOf(db: Kysely<ClinicSchema>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('earlier_offers as offers')
    .innerJoin('waiting', 'waiting.id', 'waitingId')
    .innerJoin('slots', 'slots.id', 'offers.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .leftJoin('appointments as taken', (join) =>
      join
        .onRef('taken.slotId', '=', 'offers.slotId')
        .onRef('taken.date', '=', 'offers.date')
        .on('taken.cancelledAt', 'is', null),
    )
    .select([
      'offers.id',
      'offers.slotId',
      'offers.date',
      'startTime',
      'doctors.firstName',
      'doctors.lastName',
    ])
    .select(['doctors.id as doctorId', 'doctors.serviceId'])
    .select(['appointmentId', 'leftAt', 'waiting.email', 'waiting.reference', 'taken.id as takenBy'])
    .where('offers.id', 'in', ids)
    .execute();
}

/** As its mail tells it. */
export function toOffered(row: Awaited<ReturnType<typeof offersOf>>[number]): OfferedTime {
  const { slotId, date, startTime, doctorId, serviceId, firstName, lastName, leftAt, takenBy } = row;
  const isOfUse = leftAt === null && takenBy === null;
  return { slotId, date, startTime, doctor: { id: doctorId, serviceId, firstName, lastName }, isOfUse };
}

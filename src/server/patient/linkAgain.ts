import { clinicTimeAt } from '../../domain/clock';
import { HOUR, iso } from '../db/iso';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { normalizedEmail } from '../limits/mailbox';
import { queueLimited } from '../outbox/queue';

/** Milliseconds between two mails with the link of one appointment. */
const LINK_REST = 3 * HOUR;

/** Returns a random delay in ms, so that a mail's arrival does not show when it was requested. */
const linkDelay = (): number => 5_000 + Math.random() * 55_000;

/** Queues mails with the links of all coming appointments that were booked with an address. */
export async function queueLinkMails(db: Db, address: string, now: number, most: number): Promise<void> {
  const appointments = await db
    .selectFrom('appointments')
    .leftJoin('outbox as before', (join) =>
      join.onRef('before.appointmentId', '=', 'appointments.id').on('before.kind', '=', 'link.again'),
    )
    .select(['appointments.id as appointmentId', 'email', 'before.createdAt as mailedAt'])
    .where('normalizedEmail', '=', normalizedEmail(address))
    .where('state', '=', 'booked')
    .where('appointments.date', '>=', clinicTimeAt(now).date)
    .execute();
  for (const { appointmentId, email, mailedAt } of appointments) {
    if (mailedAt !== null && mailedAt > iso(now - LINK_REST)) continue;
    const about = { appointmentId, dueAt: iso(now + linkDelay()) };
    await writing(db, (tx) => queueLimited(tx, 'link.again', about, email, now, most));
  }
}

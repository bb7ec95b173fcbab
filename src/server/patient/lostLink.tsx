import type { FastifyInstance, FastifyReply } from 'fastify';
import { LOST_LINK_PATH } from '../../content/paths';
import { clinicTimeAt } from '../../domain/clock';
import { LinkSentPage, LostLinkPage } from '../../pages/LostLink';
import type { Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { budgetOf, type Budget } from '../booking/budget';
import { fieldsOf } from '../forms/readForm';
import { mailboxDigest, normalizedEmail, spendLimit } from '../limits/uses';
import { queueLimited, type MailboxLimit } from '../outbox/queue';
import type { AppWithPages } from '../pages/pages';

/** Most requests for the links of one mailbox in a day. */
const MAX_PER_MAILBOX = 3;

/** Returns a random delay in ms, so that neither a mail nor its row shows when it was requested. */
const linkDelay = (): number => 5_000 + Math.random() * 55_000;

/**
 * Counts a request for lost links, in the same time for known and unknown mailboxes.
 * @returns false if the mailbox was asked for too often: the answer is the same, but no mail follows
 * @throws {Problem} 429 if the daily budget is used up
 */
export function countLostLink(db: Db, email: string, budget: Budget, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await budget(tx, 'lostLink', now);
    return spendLimit(tx, 'lostLink', mailboxDigest(email), now, MAX_PER_MAILBOX);
  });
}

/**
 * Returns a function that does work after a random delay, or when the server stops, so that nothing right after a
 * request takes longer for a patient than for a stranger.
 */
function createDelayedRunner(app: FastifyInstance): (work: () => Promise<void>) => void {
  const delayed = new Set<() => Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all([...delayed].map((work) => work()));
  });
  return (work) => {
    const run = async (): Promise<void> => {
      await work().catch((error: unknown) => {
        app.log.error({ err: error }, 'a lost link could not be queued');
      });
      delayed.delete(run);
    };
    delayed.add(run);
    setTimeout(() => void run(), linkDelay()).unref();
  };
}

/** Queues mails with the links of all upcoming appointments that were booked with an address. */
export async function queueLinkMails(
  db: Db,
  address: string,
  now: number,
  limit: MailboxLimit,
): Promise<void> {
  const appointments = await db
    .selectFrom('appointments')
    .select(['id as appointmentId', 'email'])
    .where('normalizedEmail', '=', normalizedEmail(address))
    .where('state', '=', 'booked')
    .where('date', '>=', clinicTimeAt(now).date)
    .execute();
  for (const { appointmentId, email } of appointments)
    await inTransaction(db, (tx) => queueLimited(tx, 'link.again', { appointmentId }, email, now, limit));
}

/** Serves the form that mails a lost link again. Its answer is the same for every address. */
export function lostLinkRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { db, clock, smtpUrl } = site;
  const runLater = createDelayedRunner(app);
  const sendForm = (reply: FastifyReply, status: number) =>
    reply.sendPage(<LostLinkPage />, { status, keptAs: 'lost link' });
  app.get(LOST_LINK_PATH, (_request, reply) => sendForm(reply, 200));
  app.post(LOST_LINK_PATH, async (request, reply) => {
    if (smtpUrl === '') return sendForm(reply, 409);
    const email = fieldsOf(request).get('email') ?? '';
    if (await countLostLink(db, email, budgetOf(request, site), clock()))
      runLater(() => queueLinkMails(db, email, clock(), site));
    return reply.sendPage(<LinkSentPage />, { keptAs: 'link sent' });
  });
}

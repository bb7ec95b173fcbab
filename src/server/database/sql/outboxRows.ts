import { sql, type ExpressionBuilder, type Insertable, type Kysely, type OnConflictDatabase } from 'kysely';
import { addDays } from '../../../domain/calendarDate';
import { clinicTimeAt } from '../../../domain/clock';
import { dueReminder, reminderTimes, type Reminder } from '../../../domain/reminders';
import type { AppointmentMailKind } from '../ports/outboxStore';
import { iso } from './iso';
import { mailboxOf } from './mailbox';
import type { ClinicSchema } from './schema';

type NewMail = Insertable<ClinicSchema['outbox']>;

/** A stored appointment, as far as its mails are concerned. */
export interface Booked {
  readonly id: number;
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly email: string;
  /** When it was booked, or moved there; ISO text in UTC. */
  readonly createdAt: string;
}

function newMail(createdAt: string, mail: Pick<NewMail, 'kind'> & Partial<NewMail>): NewMail {
  // Every column in every row: rows of one shape are cheap to put into a statement.
  return {
    status: 'waiting',
    attempts: 0,
    createdAt,
    dueAt: createdAt,
    settledAt: null,
    mailbox: null,
    ...mail,
  };
}

/** A kind of mail that may be due more than once about one appointment is one row, which begins again. */
const writtenAnew = (
  row: ExpressionBuilder<OnConflictDatabase<ClinicSchema, 'outbox'>, 'excluded' | 'outbox'>,
) => ({
  status: row.ref('excluded.status'),
  attempts: row.ref('excluded.attempts'),
  createdAt: row.ref('excluded.createdAt'),
  dueAt: row.ref('excluded.dueAt'),
  leasedUntil: null,
  settledAt: row.ref('excluded.settledAt'),
});

const mailOf = ({ id, createdAt }: Booked, kind: AppointmentMailKind, more: Partial<NewMail> = {}): NewMail =>
  newMail(createdAt, { kind, appointmentId: id, ...more });

const reminderMail = (booked: Booked, reminder: Reminder, more: Partial<NewMail>): NewMail =>
  mailOf(booked, `reminder.${reminder}`, { mailbox: mailboxOf(booked.email), ...more });

/** To the clinic and to the patient. */
function bookingMails(booked: Booked): NewMail[] {
  return [
    mailOf(booked, 'booking.notice'),
    mailOf(booked, 'booking.confirmation', { mailbox: mailboxOf(booked.email) }),
  ];
}

/** @param db the transaction that stored the appointments */
export async function addBookingMails(db: Kysely<ClinicSchema>, booked: readonly Booked[]): Promise<void> {
  if (booked.length === 0) return;
  await db.insertInto('outbox').values(booked.flatMap(bookingMails)).execute();
}

/**
 * Asks patients to confirm what is kept unconfirmed.
 * @param isFirst tells the clinic, too, that this has begun
 * @param db the transaction that keeps it
 */
export async function addConfirmationRequests(
  db: Kysely<ClinicSchema>,
  kept: readonly Pick<Booked, 'id' | 'email' | 'createdAt'>[],
  isFirst: boolean,
): Promise<void> {
  const mails = kept.map(({ id, email, createdAt }) =>
    newMail(createdAt, { kind: 'booking.request', unconfirmedId: id, mailbox: mailboxOf(email) }),
  );
  const notice = kept
    .slice(0, Number(isFirst))
    .map(({ createdAt }) => newMail(createdAt, { kind: 'brake.notice' }));
  if (mails.length > 0)
    await db
      .insertInto('outbox')
      .values([...notice, ...mails])
      .execute();
}

/** Those of where the appointment is now, in place of where it was; none for a time already past. */
const movedReminders = (moved: Booked): NewMail[] =>
  Object.entries(reminderTimes(moved)).map(([reminder, instant]) => {
    const dueAt = iso(instant);
    const isPast = dueAt <= moved.createdAt && { status: 'dropped' as const, settledAt: moved.createdAt };
    return reminderMail(moved, reminder as Reminder, { dueAt, ...isPast });
  });

/**
 * Tells both sides where the appointment is now, and reminds of that.
 * @param moved at its new time
 * @param db the transaction that moved the appointment
 */
export async function addMoveMails(db: Kysely<ClinicSchema>, moved: Booked): Promise<void> {
  await db
    .insertInto('outbox')
    .values([
      mailOf(moved, 'move.notice'),
      mailOf(moved, 'move.confirmation', { mailbox: mailboxOf(moved.email) }),
      ...movedReminders(moved),
    ])
    .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doUpdateSet(writtenAnew))
    .execute();
}

/** On how many days from today on there are appointments of which to remind now. */
const DAYS_AHEAD: Readonly<Record<Reminder, readonly [from: number, to: number]>> = {
  week: [1, 7],
  day: [0, 1],
};

/** Mails about what is to be reminded of now, and is not yet; what was booked later than a reminder was due has none. */
async function dueReminders(db: Kysely<ClinicSchema>, reminder: Reminder, at: number): Promise<NewMail[]> {
  const { date: today } = clinicTimeAt(at);
  const [from, to] = DAYS_AHEAD[reminder];
  const coming = await db
    .selectFrom('slots')
    .innerJoin('appointments', 'slotId', 'slots.id')
    .select(['appointments.id', 'date', 'startTime as time', 'email', 'appointments.createdAt'])
    .where('date', '>=', addDays(today, from))
    .where('date', '<=', addDays(today, to))
    .where('cancelledAt', 'is', null)
    .where('email', '!=', '')
    // One that was moved has had its reminders since then.
    .where('moves', '=', 0)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('appointmentId', '=', 'appointments.id')
            .where('kind', '=', `reminder.${reminder}`),
        ),
      ),
    )
    .execute();
  return coming.flatMap((booked) => {
    const due = dueReminder(booked, at);
    if (due?.reminder !== reminder) return [];
    const dueAt = iso(due.dueAt);
    return dueAt > booked.createdAt ? [reminderMail(booked, reminder, { createdAt: iso(at), dueAt })] : [];
  });
}

/** See {@link OutboxStore.remind}. */
export async function addDueReminders(db: Kysely<ClinicSchema>, at: number): Promise<void> {
  const mails = [...(await dueReminders(db, 'week', at)), ...(await dueReminders(db, 'day', at))];
  for (const mail of mails)
    await db
      .insertInto('outbox')
      .values(mail)
      // Another process may do the same.
      .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doNothing())
      .execute();
}

/**
 * Drops what still waits, so that nobody is reminded of what was cancelled, and what failed, so that staff who
 * retry it confirm nothing that is no more; and tells both sides.
 * @param db the transaction that cancelled the appointment
 */
export async function addCancellationMails(
  db: Kysely<ClinicSchema>,
  { id: appointmentId, email }: Pick<Booked, 'id' | 'email'>,
  at: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'dropped', settledAt: at })
    .where('appointmentId', '=', appointmentId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
  await db
    .insertInto('outbox')
    .values([
      newMail(at, { kind: 'cancellation.notice', appointmentId }),
      newMail(at, { kind: 'cancellation.confirmation', appointmentId, mailbox: mailboxOf(email) }),
    ])
    .execute();
}

/** Offers somebody who waits a time that was freed. */
export async function addOfferMail(
  db: Kysely<ClinicSchema>,
  { id: offerId, kind, email, createdAt }: Pick<Booked, 'id' | 'email' | 'createdAt'> & Pick<NewMail, 'kind'>,
): Promise<void> {
  const mail = newMail(createdAt, { kind, offerId, mailbox: mailboxOf(email) });
  await db.insertInto('outbox').values(mail).execute();
}

/** Milliseconds within which one appointment's link is not mailed again, however often somebody asks. */
const LINK_REST = 3 * 3_600_000;

/** To every patient of that address, in whatever case, who has an appointment from that date on. */
export async function addLinkMails(
  db: Kysely<ClinicSchema>,
  email: string,
  fromDate: string,
  at: number,
): Promise<void> {
  const appointments = await db
    .selectFrom('appointments')
    .select(['id', 'email'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('date', '>=', fromDate)
    .where('cancelledAt', 'is', null)
    .execute();
  if (appointments.length === 0) return;
  const createdAt = iso(at);
  const mails = appointments.map((row) =>
    newMail(createdAt, { kind: 'link.again', appointmentId: row.id, mailbox: mailboxOf(row.email) }),
  );
  await db
    .insertInto('outbox')
    .values(mails)
    .onConflict((conflict) =>
      conflict
        .columns(['appointmentId', 'kind'])
        .doUpdateSet(writtenAnew)
        .where('outbox.createdAt', '<', iso(at - LINK_REST)),
    )
    .execute();
}

/** @param db the transaction that stored the request */
export async function addContactMail(
  db: Kysely<ClinicSchema>,
  contactRequestId: number,
  { email }: Pick<Booked, 'email'>,
  createdAt: string,
): Promise<void> {
  const mail = newMail(createdAt, { kind: 'contact.notice', contactRequestId, mailbox: mailboxOf(email) });
  await db.insertInto('outbox').values(mail).execute();
}

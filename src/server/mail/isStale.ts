import { clinicInstant } from '../../domain/clock';
import { reminderTimes } from '../../domain/reminders';
import type { ClaimedMail } from '../database/ports/outboxStore';

/**
 * True for a mail that would only confuse a patient, because it comes too late: after the appointment, or a
 * week's reminder when the day's is due. The clinic is always told.
 * @param now ms since the epoch
 */
export function isStale(mail: ClaimedMail, now: number): boolean {
  if (mail.kind === 'contact.notice' || mail.kind.endsWith('.notice')) return false;
  const { date, startTime: time } = mail.appointment;
  const latest =
    mail.kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time });
  return now >= latest;
}

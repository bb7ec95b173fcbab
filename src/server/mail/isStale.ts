import { clinicInstant } from '../../domain/clock';
import { reminderTimes } from '../../domain/reminders';
import { CONFIRM_WITHIN } from '../database/ports/appointmentStore';
import type { ClaimedMail } from '../database/ports/outboxStore';

/**
 * True for a mail that would only confuse a patient, because it comes too late: after the appointment, or a
 * week's reminder when the day's is due, or when there is nothing to confirm, to offer or to remind of any more. The
 * clinic is always told.
 * @param now ms since the epoch
 */
export function isStale(mail: ClaimedMail, now: number): boolean {
  if ('offered' in mail) {
    const { date, startTime, isOfUse } = mail.offered;
    const isCancelled = 'appointment' in mail && mail.appointment.cancelledAt !== null;
    return isCancelled || !isOfUse || now >= clinicInstant({ date, time: startTime });
  }
  if (!('appointment' in mail) || mail.kind.endsWith('.notice')) return false;
  const { date, startTime: time, createdAt, cancelledAt } = mail.appointment;
  if (mail.kind === 'booking.request') return now >= Date.parse(createdAt) + CONFIRM_WITHIN;
  // It may have been written while somebody else cancelled.
  if (mail.kind.startsWith('reminder.') && cancelledAt !== null) return true;
  const latest =
    mail.kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time });
  return now >= latest;
}

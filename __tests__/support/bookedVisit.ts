import { addDays } from '../../src/domain/calendarDate';
import { CALLS, type WireSlots } from '../../src/domain/contract';
import { fetchCall } from '../server/support/forms';
import type { MailServer } from '../server/support/mailServer';
import { MONDAY, wireAppointment } from '../server/support/sampleRequests';
import { until } from '../server/support/until';

/**
 * Books one of a doctor's times by the calls, in the tenth week from now, when all sample doctors work.
 * @param place of the time in the doctor's list; below 0 from its end
 * @param email of the patient; each booking has its own, because mails to one are limited
 * @returns the address of the patient's page
 */
export async function bookVisit(url: string, place: number, email: string): Promise<string> {
  const slots = (await (await fetch(`${url}${CALLS.slots}?user_id=1`)).json()) as WireSlots;
  const slot = slots.at(place)?.slot;
  if (slot === undefined) throw new Error('The sample doctor has no time left');
  const answer = await fetchCall(url, 'createAppointment', {
    ...wireAppointment,
    client_email: email,
    user_id: 1,
    user_appointment_id: slot.id,
    date: addDays(MONDAY, slot.day),
  });
  const { link } = (await answer.json()) as { link: string };
  return url + link;
}

/** As {@link bookVisit}; returns the address that the patient's mail holds. */
export async function bookAndReadMail(
  { url, mailServer }: { readonly url: string; readonly mailServer: MailServer },
  place: number,
  email: string,
): Promise<string> {
  await bookVisit(url, place, email);
  const mail = () => mailServer.received.find(({ to }) => to.includes(email))?.mail.text ?? '';
  await until(() => mail() !== '');
  const [link] = /http\S+\/programare\/[0-9A-Z]{8}-[\w-]{43}/.exec(mail()) ?? [];
  if (link === undefined) throw new Error('The mail holds no link');
  return link;
}

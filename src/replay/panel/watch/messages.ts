import { MESSAGES } from '../../../content/messages';
import { bookingMessage } from '../../../features/booking/bookingMessages';
import type { BookingNews } from '../../../features/booking/bookingEvents';
import type { ContactNews } from '../../../features/contact/contactMachine';
import { contactMessage } from '../../../features/contact/contactMessages';
import type { MachineWatch, Told } from './machineWatch';

/** What a machine's news says to the visitor; null when nothing. */
export function messageOf(news: Told): string | null {
  const message = news.type.startsWith('booking.')
    ? bookingMessage(news as BookingNews)
    : contactMessage(news as ContactNews);
  return message?.text ?? null;
}

/** The page tells these without its machine. */
const LOAD_FAILURES: readonly string[] = [
  MESSAGES.servicesFailed,
  MESSAGES.vacationsFailed,
  MESSAGES.slotsFailed,
];

const regionText = (): string =>
  [...document.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent).join('\n');

/**
 * Tells that a list could not be loaded as soon as the page says so.
 * @returns what ends it
 */
export function listenToLoadFailures(onMessage: (text: string) => void): () => void {
  let shown: readonly string[] = [];
  const observer = new MutationObserver(() => {
    const text = regionText();
    const present = LOAD_FAILURES.filter((message) => text.includes(message));
    const fresh = present.filter((message) => !shown.includes(message));
    shown = present;
    fresh.forEach(onMessage);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
  };
}

/** Tells every message to the visitor when it is told. @returns what ends it */
export function listenToMessages(watch: MachineWatch, onMessage: (text: string) => void): () => void {
  const endings = [
    listenToLoadFailures(onMessage),
    watch.listen({
      onNews: (news) => {
        const text = messageOf(news);
        if (text !== null) onMessage(text);
      },
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

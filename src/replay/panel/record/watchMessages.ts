import { PAGE_IDS } from '../../page/gestures';
import { readPage } from '../../page/readPage';

/**
 * Calls back for each message that appears on the page with one of these texts.
 * @returns ends it
 */
export function watchMessages(texts: readonly string[], onMessage: (text: string) => void): () => void {
  let seen = 0;
  const observer = new MutationObserver(() => {
    const { announced } = readPage(PAGE_IDS);
    for (const { text } of announced.slice(seen)) if (texts.includes(text)) onMessage(text);
    seen = announced.length;
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

import type { ScenarioRunner } from '../run/scenarioRunner';
import { visibleForm } from '../machine/visibleForm';
import { formWatch } from './formWatch';
import { announcedText, focusedName, shownControls, visibleText } from './readPage';
import { controls, performOnPage } from './performOnPage';

/** The operations that differ between a document without a browser and the page that a tester sees. */
export interface PageHost extends Pick<ScenarioRunner, 'now' | 'settle' | 'open' | 'pass' | 'close'> {
  /** Reloads the page in the same tab. */
  readonly reload: () => Promise<void>;
  /** Changes the page's address, as a link or a step back does. */
  readonly goTo: (address: string) => Promise<void>;
  /** Runs code that changes the page. */
  readonly act: (work: () => void) => Promise<void>;
}

/** Returns the message on screen. Ignores alerts inside a form, which are for visitors without scripts. */
function messageOnScreen(): string | null {
  const messages = [...document.querySelectorAll('[role="alert"] p')].filter(
    (p) => p.closest('form') === null,
  );
  return messages.at(-1)?.textContent.trim() ?? null;
}

/**
 * Creates a runner that operates the rendered form as a patient would. Reads state, context and messages from the
 * form's actor.
 * @param show receives the element that each step touches; null for none
 */
export function pageRunner(
  host: PageHost,
  show: (touched: HTMLElement | null) => void = () => undefined,
): ScenarioRunner {
  const watch = formWatch();
  const messages: string[] = [];
  const rejections: string[] = [];
  const stopListening = watch.listen({
    onMessage: ({ text }) => messages.push(text),
    onRejection: (reason) => rejections.push(reason),
  });
  return {
    ...host,
    perform: (event) => {
      if (event.type === 'page.reloaded') return host.reload();
      if (event.type === 'address.changed') return host.goTo(event.address);
      return host.act(() => show(performOnPage(event)));
    },
    observe: () => ({ ...visibleForm(watch.get().watched), onScreen: messageOnScreen() }),
    takeMessages: () => messages.splice(0),
    takeRejections: () => rejections.splice(0),
    slotState: (slot) =>
      controls.calendar() === null ? null : (controls.slot(slot)?.dataset.state ?? 'absent'),
    page: { visibleText, announcedText, shownControls, focusedName },
    close: async () => {
      stopListening();
      await host.close();
    },
  };
}

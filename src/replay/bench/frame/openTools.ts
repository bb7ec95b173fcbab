import { clearDrafts } from '../../page/clearDrafts';
import { formWatch } from '../../page/formWatch';
import type { Scenario } from '../../scenario/scenario';
import { restartAt } from '../play/liveHost';
import { playOnPage, type RunControl } from '../play/playOnPage';
import { endTexts } from '../play/endTexts';
import { showDifference } from '../play/storedPage';
import type { Mismatch } from '../../run/report';
import { Recorder } from '../record/recorder';
import type { Recording } from '../record/recording';
import { NetworkTap } from '../watch/networkTap';
import { ElementPicker } from '../watch/elementPicker';

export type Tools = ReturnType<typeof createTools>;

/** Creates the tools, which watch this page from now on. */
export function createTools() {
  const watch = formWatch();
  const tap = new NetworkTap();
  return {
    watch,
    tap,
    picker: new ElementPicker(),
    endTexts,
    showDifference: (mismatches: readonly Mismatch[]) => showDifference(mismatches, document),
    play: (scenario: Scenario, control: RunControl) => playOnPage(scenario, tap, control),
    /** Records a fresh page, because a scenario starts with one. */
    record: (machine: Recording['machine']): Recorder => {
      const recorder = new Recorder(watch, tap, machine);
      clearDrafts();
      restartAt(window.location.pathname + window.location.search);
      window.scrollTo(0, 0);
      return recorder;
    },
    /** Resumes a recording after a reload. */
    resume: (earlier: Recording): Recorder => {
      const recorder = new Recorder(watch, tap, earlier.machine, earlier);
      recorder.send({ type: 'page.reloaded' });
      return recorder;
    },
  };
}

/** The bench's window, as the page that it frames sees it. */
export type BenchWindow = Window & {
  /** Receives the tools of each page of the site; null when the page is left. */
  qaReceive?: (tools: Tools | null) => void;
};

/** Gives the bench the tools of this page. */
export function openTools(): void {
  const { qaReceive } = window.parent as BenchWindow;
  if (qaReceive === undefined) return;
  qaReceive(createTools());
  // A press on the bench takes the focus from the site, which is no return of the visitor: no list is loaded again.
  window.addEventListener(
    'focus',
    (event) => {
      if (event.isTrusted && event.target === window) event.stopImmediatePropagation();
    },
    true,
  );
  window.addEventListener('pagehide', () => qaReceive(null));
}

import { lookAtPage } from '../../page/lookAtPage';
import type { ControlLook } from '../../run/stage';
import type { ExpectedControls } from '../../scenario/pageParts';

/** What has changed, and when the last of it was drawn; in ms since the epoch. */
export interface ControlChanges {
  readonly at: number;
  readonly controls: ExpectedControls;
}

type Looks = Readonly<Record<string, ControlLook>>;

/** Times are the calendar's, which has an expectation of its own, or a doctor's first; the others come and go with a message, or with the page's width. */
const isPassedOver = (name: string): boolean =>
  /\d\d:\d\d|^Dr\. /.test(name) || ['Închide mesajul', 'Continuați', 'Schimbați'].includes(name);

/** What somebody types is in the events; a field is worth a word when it is emptied. */
function lasting({ focused: _focused, value, options, ...look }: ControlLook) {
  const isTyped = options === undefined && value !== '';
  return {
    ...look,
    ...(options !== undefined && { options: [...options] }),
    ...(value !== undefined && !isTyped && { value }),
  };
}

function changesOf(before: ControlLook | undefined, after: ControlLook) {
  const now = lasting(after);
  if (before === undefined) return { enabled: now.enabled };
  const then: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(then[key]) !== JSON.stringify(value)),
  );
}

function differences(before: Looks, after: Looks): ExpectedControls {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => !isPassedOver(name))
      .map((name) => {
        const { [name]: look } = after;
        return [name, look === undefined ? null : changesOf(before[name], look)] as const;
      })
      .filter(([, changes]) => changes === null || Object.keys(changes).length > 0),
  );
}

/** Reads the page's controls whenever they are drawn anew. */
export class ControlWatch {
  private shown: Looks = lookAtPage(false).controls;
  private told = this.shown;
  private drawnAt = Date.now();
  private readonly observer = new MutationObserver(() => {
    this.shown = lookAtPage(false).controls;
    this.drawnAt = Date.now();
  });

  constructor() {
    const page = document.querySelector('main') ?? document.body;
    this.observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  /** What has changed since the last time that it was asked for. */
  take(): ControlChanges | undefined {
    const controls = differences(this.told, this.shown);
    this.told = this.shown;
    return Object.keys(controls).length === 0 ? undefined : { at: this.drawnAt, controls };
  }

  stop(): void {
    this.observer.disconnect();
  }
}

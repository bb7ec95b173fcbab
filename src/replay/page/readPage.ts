/** A message that appeared, with the icon and the colour beside it. */
export interface Announced {
  readonly text: string;
  /** In ms since the epoch, on the page's clock. */
  readonly at: number;
  readonly icon: string;
  readonly color: string;
  /** True when it took the place of another one, for which it may have waited. */
  readonly isNext: boolean;
}

export interface PageIds {
  readonly slotRegion: string;
  readonly lostTitle: string;
  readonly sending: { readonly unsent: string; readonly offline: string; readonly slow: string };
}

/** What stands on a form's page, in plain words. Both forms' pages are read in one way. */
export type PageReading = ReturnType<typeof readPage>;

/**
 * Reads the page by its stable hooks (decisions §3). It runs in the page itself, so it must not use
 * anything from outside of it.
 */
export function readPage({ slotRegion, lostTitle, sending }: PageIds) {
  const text = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';
  const described = (element: Element | null | undefined): string =>
    (element?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => text(document.getElementById(id)))
      .join(' ')
      .trim();
  const form = document.querySelector('form[aria-label="Programare"], form[aria-label="Contact"]');
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const controls = [...(form?.querySelectorAll<Control>('[name]') ?? [])];
  const region = document.getElementById(slotRegion);
  const summary = [...document.querySelectorAll('[aria-label="Programarea dumneavoastră"] dl > *')];
  const receipt = document.querySelector('section[aria-labelledby="confirmare-programare"]');
  const facts = [...(receipt?.querySelectorAll('dl > div') ?? [])].map((row) => [
    text(row.querySelector('dt')),
    text(row.querySelector('dd')),
  ]);
  // A form has alerts of its own, for visitors without scripts.
  const messages = [...document.querySelectorAll('[role="alert"] p')].filter(
    (p) => p.closest('form') === null,
  );
  const log = (window as { replayAnnounced?: Announced[] }).replayAnnounced;
  return {
    /** By the `name` of decisions §3. */
    fields: Object.fromEntries(
      controls.map((control) => [
        control.name,
        {
          value: control.value,
          options: [...control.querySelectorAll('option')].map((option) => option.value),
          isDisabled: control.matches(':disabled') || control.closest('[hidden]') !== null,
          isInvalid: control.getAttribute('aria-invalid') === 'true',
          /** Its hint and its error. */
          description: described(control),
        },
      ]),
    ),
    isLocked: form?.querySelector('fieldset')?.disabled ?? false,
    /** True while the week, or a failure in its place, belongs to a doctor. */
    hasCalendar: Boolean(region?.querySelector('[role="table"]')),
    slots: [...(region?.querySelectorAll<HTMLElement>('button[data-slot-id]') ?? [])].map((button) => ({
      slotId: button.dataset.slotId ?? '',
      date: button.dataset.date ?? '',
      time: text(button),
      state: button.dataset.state ?? '',
    })),
    /** Which week the calendar shows. */
    week: region?.querySelector('[role="table"]')?.getAttribute('aria-label') ?? null,
    /** The summary's words for the day and time that are chosen. */
    chosenTime: text(
      summary.find((row) => text(row.querySelector('dt')) === 'Ziua și ora')?.querySelector('dd'),
    ),
    /** The error below the calendar, and what is said of a slot that was lost. */
    slotError: described(region),
    lostTitle: document.getElementById(lostTitle)?.textContent ?? null,
    /** The confirmation's facts by their labels. */
    receipt: receipt && (Object.fromEntries(facts) as Record<string, string>),
    /** What the form says beside its button. */
    sending: {
      wasNotSent: document.getElementById(sending.unsent) !== null,
      isOffline: document.getElementById(sending.offline) !== null,
      isSlow: document.getElementById(sending.slow) !== null,
    },
    message: messages.length === 0 ? null : text(messages.at(-1)),
    announced: [...(log ?? [])],
  };
}

/**
 * Notes every message that appears on the page from now on, with its time and its look. It runs in the page
 * itself, so it must not use anything from outside of it.
 */
export function noteMessages(): void {
  const log: Announced[] = [];
  (window as { replayAnnounced?: Announced[] }).replayAnnounced = log;
  const wordsIn = (node: Node) =>
    node instanceof Element ? (node.matches('p') ? node : node.querySelector('p')) : null;
  new MutationObserver((changes) => {
    const ofMessages = changes.filter(
      ({ target }) => target instanceof Element && target.closest('[role="alert"]') !== null,
    );
    const isNext = ofMessages.some(({ removedNodes }) => [...removedNodes].some(wordsIn));
    for (const { addedNodes } of ofMessages) {
      for (const node of addedNodes) {
        const words = wordsIn(node);
        if (words === null) continue;
        const mark = words.parentElement?.querySelector(':scope > svg');
        const icon = mark?.querySelector('use')?.getAttribute('href') ?? '';
        const color = mark ? getComputedStyle(mark).color : '';
        log.push({ text: words.textContent.trim(), at: Date.now(), icon, color, isNext });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

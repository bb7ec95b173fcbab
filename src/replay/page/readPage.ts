/** What stands on a form's page, in plain words. Both forms' pages are read in one way. */
export interface PageReading {
  /** By the `name` of decisions §3. */
  readonly fields: Readonly<Record<string, FieldReading>>;
  readonly isLocked: boolean;
  /** True while the week, or a failure in its place, belongs to a doctor. */
  readonly hasCalendar: boolean;
  readonly slots: readonly SlotReading[];
  /** The error below the calendar, and what is said of a slot that was lost. */
  readonly slotError: string;
  readonly lostTitle: string | null;
  /** The confirmation's facts by their labels. */
  readonly receipt: Readonly<Record<string, string>> | null;
  /** What the contact form says beside its button. */
  readonly besideSubmit: string;
  readonly message: string | null;
  readonly announced: readonly { readonly text: string; readonly at: number }[];
}

export interface FieldReading {
  readonly value: string;
  readonly options: readonly string[];
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** What describes it: its hint and its error. */
  readonly description: string;
}

export interface SlotReading {
  readonly slotId: number;
  readonly date: string;
  readonly state: string;
}

export interface PageIds {
  readonly slotRegion: string;
  readonly lostTitle: string;
}

/**
 * Reads the page by its stable hooks (decisions §3). It runs in the page itself, so it must not use
 * anything from outside of it.
 */
export function readPage({ slotRegion, lostTitle }: PageIds): PageReading {
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
  const receipt = document.querySelector('section[aria-labelledby="confirmare-programare"]');
  const facts = [...(receipt?.querySelectorAll('dl > div') ?? [])].map((row) => [
    text(row.querySelector('dt')),
    text(row.querySelector('dd')),
  ]);
  // A form has alerts of its own, for visitors without scripts.
  const messages = [...document.querySelectorAll('[role="alert"] p')].filter(
    (p) => p.closest('form') === null,
  );
  const log = (window as { replayAnnounced?: PageReading['announced'] }).replayAnnounced;
  return {
    fields: Object.fromEntries(
      controls.map((control) => [
        control.name,
        {
          value: control.value,
          options: [...control.querySelectorAll('option')].map((option) => option.value),
          isDisabled: control.matches(':disabled'),
          isInvalid: control.getAttribute('aria-invalid') === 'true',
          description: described(control),
        },
      ]),
    ),
    isLocked: form?.querySelector('fieldset')?.disabled ?? false,
    hasCalendar: Boolean(region?.querySelector('[role="table"]')),
    slots: [...(region?.querySelectorAll<HTMLElement>('button[data-slot-id]') ?? [])].map(({ dataset }) => ({
      slotId: Number(dataset.slotId),
      date: dataset.date ?? '',
      state: dataset.state ?? '',
    })),
    slotError: described(region),
    lostTitle: document.getElementById(lostTitle)?.textContent ?? null,
    receipt: receipt && (Object.fromEntries(facts) as Record<string, string>),
    besideSubmit: described(form?.querySelector('button[type="submit"]')),
    message: messages.length === 0 ? null : text(messages.at(-1)),
    announced: [...(log ?? [])],
  };
}

/**
 * Notes every message that appears on the page, with its time. It runs in the page itself, before
 * anything else does.
 */
export function noteMessages(): void {
  const log: { text: string; at: number }[] = [];
  (window as { replayAnnounced?: typeof log }).replayAnnounced = log;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || target.closest('[role="alert"]') === null) continue;
      for (const node of addedNodes) {
        const words = node instanceof Element && (node.matches('p') ? node : node.querySelector('p'));
        if (words) log.push({ text: words.textContent.trim(), at: Date.now() });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

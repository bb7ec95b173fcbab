import { PROMPTS } from '../../../content/messages';
import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { VisitorEvent } from '../../../features/booking/session/bookingEvents';
import type { ContactContext } from '../../../features/contact/session/contactContext';
import type { ContactEvent } from '../../../features/contact/session/contactMachine';
import { messageOf, visibleContext } from '../../machine/machines';
import { PAGE_IDS } from '../../page/gestures';
import { noteMessages, readPage } from '../../page/readPage';
import { toneOf } from '../../page/toneOf';
import type { ScenarioEvent } from '../../run/stage';
import { recordedEvent } from '../../scenario/recordedEvent';
import type { MachineName } from '../../scenario/scenario';
import type { MachineWatch, Told } from '../watch/machineWatch';
import type { NetworkTap, TappedCall } from '../watch/networkTap';
import { ControlWatch } from './controlWatch';
import type { Mark, RecordedCall, Recording } from './recording';

/** What a return to the page fetches, it fetches within this many ms. */
const CONSEQUENCE_MS = 100;

/** What one typed, and a confirmation that holds it. */
const TYPED: readonly string[] = ['patient', 'request', 'receipt'];

/** Messages that were told together appear within this many ms. */
const TOGETHER_MS = 1000;

/** A message is seen so many ms before it is heard of, at most. */
const DRAWN_MS = 50;

const WEEK_EVENTS = {
  [PROMPTS.nextWeek]: 'week.next',
  [PROMPTS.previousWeek]: 'week.previous',
} as const;

type Draft = { -readonly [Key in keyof Mark]: Mark[Key] };
type Values = Readonly<Record<string, unknown>>;

/** Writes down one session, from an empty page on. */
export class Recorder {
  private readonly startedAt: number = Date.now();
  private readonly address: string = window.location.pathname + window.location.search;
  private readonly marks: Draft[] = [];
  private readonly calls: RecordedCall[] = [];
  private readonly waiting = new Set<TappedCall>();
  private readonly endings: (() => void)[];
  private readonly controls = new ControlWatch();
  private returnedAt = -Infinity;
  /** The mark of the event that the machine is dealing with right now. */
  private open: Draft | undefined;
  private message: string | null = null;
  private isOffline = !navigator.onLine;
  private known: Values | undefined;

  /** @param earlier what was recorded before the page was loaded again */
  constructor(
    private readonly watch: MachineWatch,
    tap: NetworkTap,
    private readonly machine: MachineName,
    earlier?: Recording,
  ) {
    noteMessages();
    if (earlier !== undefined) {
      ({ startedAt: this.startedAt, address: this.address } = earlier);
      this.marks.push(...earlier.marks);
      this.calls.push(...earlier.calls);
    }
    this.endings = [
      watch.listen({
        onEvent: (event, isVisitors) => {
          if (isVisitors) this.hear(event as VisitorEvent | ContactEvent);
        },
        onNews: (news) => {
          this.hearNews(news);
        },
        onState: ({ state }) => {
          // That a request began is a mark of its own.
          if (this.open === undefined && state !== 'submitted.sending') this.noteOutcome(state);
        },
      }),
      tap.listen({
        onCall: (call) => {
          this.explain(call);
          if (call.payload !== undefined) this.push({ at: call.askedAt, request: call.payload });
        },
        onAnswer: (asked, answer) => {
          if (this.waiting.delete(asked)) this.calls.push({ asked, answer, answeredAt: Date.now() });
        },
      }),
      this.listen('offline', () => {
        this.isOffline = true;
        this.mark({ type: 'network.lost' });
      }),
      this.listen('online', () => {
        this.isOffline = false;
        this.mark({ type: 'network.returned' });
      }),
      this.listen('click', ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const name = button?.getAttribute('aria-label') ?? button?.textContent.trim() ?? '';
        if (Object.hasOwn(WEEK_EVENTS, name))
          this.mark({ type: WEEK_EVENTS[name as keyof typeof WEEK_EVENTS] });
      }),
      () => {
        this.controls.stop();
      },
    ];
  }

  /** Something that the machine is not told. */
  mark(send: ScenarioEvent): Draft {
    return this.push({ at: Date.now(), send });
  }

  stop(): Recording {
    for (const end of this.endings) end();
    return this.soFar();
  }

  soFar(): Recording {
    this.endMark();
    const { watched } = this.watch.get();
    const unanswered = [...this.waiting].map((asked) => ({ asked, answer: null, answeredAt: Infinity }));
    const { announced } = readPage(PAGE_IDS);
    for (const mark of this.marks) {
      const look = announced.find(({ text, at }) => text === mark.notification && at >= mark.at - DRAWN_MS);
      if (look !== undefined) mark.tone ??= toneOf(look);
    }
    return {
      machine: this.machine,
      address: this.address,
      startedAt: this.startedAt,
      endedAt: Date.now(),
      marks: this.marks,
      calls: [...this.calls, ...unanswered].sort((a, b) => a.asked.askedAt - b.asked.askedAt),
      state: watched?.state ?? '',
      context: watched?.snapshot.context as BookingContext | ContactContext,
    };
  }

  /** To what no machine is told. @returns what ends it */
  private listen(type: string, hear: (event: Event) => void): () => void {
    window.addEventListener(type, hear, true);
    return () => {
      window.removeEventListener(type, hear, true);
    };
  }

  private push(mark: Draft): Draft {
    this.endMark();
    this.marks.push(mark);
    return mark;
  }

  /** What the page shows by now belongs to the mark before. */
  private endMark(): void {
    const changes = this.controls.take();
    if (changes === undefined) return;
    const last = this.marks.at(-1);
    if (last === undefined) this.marks.push({ at: this.startedAt, changes });
    else last.changes = changes;
  }

  private hear(event: VisitorEvent | ContactEvent): void {
    const { watched } = this.watch.get();
    // The recording has the address itself; a browser without network is heard of at the window.
    switch (event.type) {
      // The recording has the address itself; a browser without network is heard of at the window.
      case 'choice.requested':
      case 'network.lost':
      case 'network.returned':
        return;
      case 'visitor.returned':
        this.returnedAt = Date.now();
        return;
    }
    if (watched === null) return;
    const mark = this.mark(recordedEvent(event, watched.snapshot.context as BookingContext));
    this.open = mark;
    this.known = this.choices();
    // The machine deals with an event at once; what follows later is a mark of its own.
    queueMicrotask(() => {
      mark.state = this.watch.get().watched?.state ?? '';
      if (this.message !== null) mark.notification = this.message;
      Object.assign(mark, this.changedContext());
      this.message = null;
      this.open = undefined;
    });
  }

  private hearNews(news: Told): void {
    const message = messageOf(news);
    if (message === null || 'settles' in message) return;
    this.message = message.text;
    if (this.open !== undefined) return;
    // A change of state that comes with it tells it too.
    queueMicrotask(() => {
      if (this.message !== null) this.noteOutcome(this.watch.get().watched?.state ?? '');
    });
  }

  /** Without what was typed, which is somebody's. */
  private choices(): Values | undefined {
    const { watched } = this.watch.get();
    if (watched === null) return undefined;
    const visible: Values = visibleContext(this.machine, watched.snapshot.context);
    return Object.fromEntries(Object.entries(visible).filter(([name]) => !TYPED.includes(name)));
  }

  private changedContext(): Pick<Draft, 'context'> {
    const before = this.known;
    this.known = this.choices();
    if (before === undefined) return {};
    const changed = Object.entries(this.known ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return changed.length === 0 ? {} : { context: Object.fromEntries(changed) };
  }

  /**
   * Something came of a request, a load or the time. Of two loads that fail together the page tells one after the
   * other; a step that brings both brought the last.
   */
  private noteOutcome(state: string): void {
    const notification = this.message;
    const outcome = { state, notification, ...this.changedContext() };
    this.message = null;
    const last = this.marks.at(-1);
    const isSameStep = last?.send === undefined && Date.now() - (last?.at ?? 0) < TOGETHER_MS;
    if (last?.state === state && last.notification !== undefined && isSameStep) Object.assign(last, outcome);
    else this.push({ at: Date.now(), ...outcome });
  }

  /** A return to the page counts when something is fetched for it. */
  private explain(call: TappedCall): void {
    // Without a network no answer of the scenario is used up.
    if (!this.isOffline) this.waiting.add(call);
    if (Date.now() - this.returnedAt > CONSEQUENCE_MS) return;
    this.returnedAt = -Infinity;
    this.mark({ type: 'visitor.returned' });
  }
}

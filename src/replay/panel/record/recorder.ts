import { PROMPTS } from '../../../content/messages';
import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { BookingEvent } from '../../../features/booking/session/bookingEvents';
import { LOAD_FAILURES } from '../../../features/booking/session/bookingMessages';
import { LOAD_NAMES, type LoadName } from '../../../features/booking/session/week';
import type { ContactContext } from '../../../features/contact/session/contactContext';
import type { ContactEvent } from '../../../features/contact/session/contactMachine';
import { messageOf } from '../../machine/machines';
import { PAGE_IDS } from '../../page/gestures';
import { noteMessages, readPage } from '../../page/readPage';
import { toneOf } from '../../page/toneOf';
import type { ScenarioEvent } from '../../run/stage';
import { recordedEvent } from '../../scenario/recordedEvent';
import type { MachineName } from '../../scenario/scenario';
import type { MachineWatch, Told } from '../watch/machineWatch';
import type { NetworkTap, TappedCall } from '../watch/networkTap';
import { ContextChanges } from './contextChanges';
import { ControlWatch } from './controlWatch';
import type { Mark, RecordedCall, Recording } from './recording';
import { watchMessages } from './watchMessages';

/** What a return to the page fetches, it fetches within this many ms. */
const CONSEQUENCE_MS = 100;

/** Messages that were told together appear within this many ms. */
const TOGETHER_MS = 1000;

/** A message is seen so many ms before it is heard of, at most. */
const DRAWN_MS = 50;

const WEEK_EVENTS = {
  [PROMPTS.nextWeek]: 'week.next',
  [PROMPTS.previousWeek]: 'week.previous',
} as const;

type Draft = { -readonly [Key in keyof Mark]: Mark[Key] };

/** Writes down one session, from an empty page on. */
export class Recorder {
  private readonly startedAt: number = Date.now();
  private readonly address: string = window.location.pathname + window.location.search;
  private readonly marks: Draft[] = [];
  private readonly calls: RecordedCall[] = [];
  private readonly waiting = new Set<TappedCall>();
  private readonly endings: (() => void)[];
  private readonly controls = new ControlWatch();
  private readonly changes: ContextChanges;
  /** Something that counts only when a list is fetched for it. */
  private cause: { readonly at: number; readonly send: (call: LoadName) => ScenarioEvent } | undefined;
  /** The mark of the event that the machine is dealing with right now. */
  private open: Draft | undefined;
  private message: string | null = null;
  private isOffline = !navigator.onLine;

  /** @param earlier what was recorded before the page was loaded again */
  constructor(
    private readonly watch: MachineWatch,
    tap: NetworkTap,
    private readonly machine: MachineName,
    earlier?: Recording,
  ) {
    noteMessages();
    this.changes = new ContextChanges(watch, machine);
    if (earlier !== undefined) {
      ({ startedAt: this.startedAt, address: this.address } = earlier);
      this.marks.push(...earlier.marks);
      this.calls.push(...earlier.calls);
    }
    this.endings = [
      watch.listen({
        onEvent: (event, isVisitors) => {
          if (isVisitors) this.hear(event as BookingEvent | ContactEvent);
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
        if (name === PROMPTS.retry) this.expectCall((call) => ({ type: 'load.retried', call }));
        if (Object.hasOwn(WEEK_EVENTS, name))
          this.mark({ type: WEEK_EVENTS[name as keyof typeof WEEK_EVENTS] });
      }),
      ...['focus', 'visibilitychange'].map((sign) =>
        this.listen(sign, ({ target }) => {
          const isReturn = target === window || (target === document && !document.hidden);
          if (isReturn) this.expectCall(() => ({ type: 'visitor.returned' }));
        }),
      ),
      // The machine knows nothing of loads: their messages are seen on the page.
      watchMessages(Object.values(LOAD_FAILURES), (text) => {
        this.message = text;
        this.noteOutcome(this.watch.get().watched?.state ?? '');
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

  private hear(event: BookingEvent | ContactEvent): void {
    // The recording has the address itself, the window tells of the network, and the session finds out the rest again.
    switch (event.type) {
      case 'choice.requested':
      case 'network.lost':
      case 'network.returned':
      case 'choice.settled':
      case 'draft.restored':
      case 'slot.lost':
        return;
    }
    if (this.watch.get().watched === null) return;
    const mark = this.mark(recordedEvent(event));
    this.open = mark;
    this.changes.begin();
    // The machine deals with an event at once; what follows later is a mark of its own.
    queueMicrotask(() => {
      mark.state = this.watch.get().watched?.state ?? '';
      if (this.message !== null) mark.notification = this.message;
      Object.assign(mark, this.changes.take());
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

  /**
   * Something came of a request, a load or the time. Of two loads that fail together the page tells one after the
   * other; a step that brings both brought the last.
   */
  private noteOutcome(state: string): void {
    const notification = this.message;
    const outcome = { state, notification, ...this.changes.take() };
    this.message = null;
    const last = this.marks.at(-1);
    const isSameStep = last?.send === undefined && Date.now() - (last?.at ?? 0) < TOGETHER_MS;
    if (last?.state === state && last.notification !== undefined && isSameStep) Object.assign(last, outcome);
    else this.push({ at: Date.now(), ...outcome });
  }

  private expectCall(send: (call: LoadName) => ScenarioEvent): void {
    this.cause = { at: Date.now(), send };
  }

  private explain(call: TappedCall): void {
    // Without a network no answer of the scenario is used up.
    if (!this.isOffline) this.waiting.add(call);
    const name = LOAD_NAMES.find((load) => load === call.call);
    if (this.cause === undefined || name === undefined) return;
    const { at, send } = this.cause;
    this.cause = undefined;
    // Before its call: what the answer took is counted from here.
    if (call.askedAt - at <= CONSEQUENCE_MS) this.push({ at, send: send(name) });
  }
}

import { PROMPTS } from '../../../content/messages';
import type { SlotOnDate } from '../../../domain/entities';
import type { BookingContext } from '../../../features/booking/bookingContext';
import type { BookingEvent } from '../../../features/booking/bookingEvents';
import type { ContactContext } from '../../../features/contact/contactContext';
import type { ContactEvent } from '../../../features/contact/contactMachine';
import { PAGE_IDS } from '../../page/gestures';
import { noteMessages, readPage } from '../../page/readPage';
import { toneOf } from '../../page/toneOf';
import type { ScenarioEvent } from '../../run/stage';
import { recordedBookingEvent, recordedContactEvent } from '../../scenario/recordedEvent';
import type { MachineName } from '../../scenario/scenario';
import { visibleBooking, visibleContact } from '../../scenario/visibleContext';
import type { MachineWatch, Told } from '../watch/machineWatch';
import { listenToLoadFailures, messageOf } from '../watch/messages';
import type { NetworkTap, TappedCall } from '../watch/networkTap';
import { listenToVisitor } from '../watch/visitorSigns';
import { ControlWatch } from './controlWatch';
import type { Mark, RecordedCall, Recording } from './recording';

/** What a press of a retry button, or a return to the page, fetches, it fetches within this many ms. */
const CONSEQUENCE_MS = 100;

const RETRIED = ['services', 'doctors', 'slots', 'vacations'] as const;

/** Messages that were told together appear within this many ms. */
const TOGETHER_MS = 1000;

/** A message is seen so many ms before it is heard of, at most. */
const DRAWN_MS = 50;

const WEEK_EVENTS = {
  [PROMPTS.nextWeek]: 'week.next',
  [PROMPTS.previousWeek]: 'week.previous',
  [PROMPTS.firstFreeSlot]: 'firstFree.pressed',
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
  private pressed: SlotOnDate | undefined;
  private awaited: { readonly kind: 'retry' | 'return'; readonly at: number } | undefined;
  /** The mark of the event that the machine is dealing with right now. */
  private open: Draft | undefined;
  private message: string | null = null;
  private isOffline = !navigator.onLine;
  private isChoosing = false;
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
        onEvent: (event) => {
          this.hear(event);
        },
        onNews: (news) => {
          this.hearNews(news);
        },
        onState: ({ state }) => {
          this.settle(state);
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
      listenToVisitor({
        onSlotPressed: (slot) => (this.pressed = slot),
        onRetryPressed: () => (this.awaited = { kind: 'retry', at: Date.now() }),
        onReturn: () => (this.awaited = { kind: 'return', at: Date.now() }),
        onNetwork: (isThere) => {
          this.isOffline = !isThere;
          this.mark({ type: isThere ? 'network.returned' : 'network.lost' });
        },
        onWeekPressed: (name) => this.mark({ type: WEEK_EVENTS[name as keyof typeof WEEK_EVENTS] }),
        onChosen: () => {
          this.isChoosing = true;
          setTimeout(() => (this.isChoosing = false));
        },
      }),
      listenToLoadFailures((text) => {
        this.noteLoadFailure(text);
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

  private hear(event: Told): void {
    // Chosen by the page itself, as its address asks.
    if (event.type === 'service.chosen' && !this.isChoosing) return;
    const mark = this.mark(
      this.machine === 'booking'
        ? recordedBookingEvent(event as BookingEvent, this.pressed)
        : recordedContactEvent(event as ContactEvent),
    );
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
    this.message = messageOf(news) ?? this.message;
  }

  /** Without what was typed, which is somebody's. */
  private choices(): Values | undefined {
    const context = this.watch.get().watched?.snapshot.context as BookingContext | ContactContext | undefined;
    if (context === undefined) return undefined;
    if ('request' in context) {
      const { problems, wasNotSent } = visibleContact(context);
      return { problems, wasNotSent };
    }
    const { serviceId, doctorId, slot, lostSlot, problems } = visibleBooking(context);
    return { serviceId, doctorId, slot, lostSlot, problems };
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

  /** Of two lists that fail together the page tells one after the other; a step that brings both brought the last. */
  private noteLoadFailure(notification: string): void {
    const last = this.marks.at(-1);
    const isSameStep = last?.send === undefined && Date.now() - (last?.at ?? 0) < TOGETHER_MS;
    if (last?.notification !== undefined && isSameStep) last.notification = notification;
    else this.push({ at: Date.now(), notification });
  }

  /** A request came to something; that it began is a mark of its own. */
  private settle(state: string): void {
    if (this.open !== undefined || state === 'submitted.sending') return;
    this.push({ at: Date.now(), state, notification: this.message, ...this.changedContext() });
    this.message = null;
  }

  /** Tells why a list is fetched again: the machine is not asked. */
  private explain(call: TappedCall): void {
    // Without a network no answer of the scenario is used up.
    if (!this.isOffline) this.waiting.add(call);
    const reason = this.awaited;
    if (reason === undefined || Date.now() - reason.at > CONSEQUENCE_MS) return;
    this.awaited = undefined;
    const retried = RETRIED.find((name) => name === call.call);
    if (reason.kind === 'return') this.mark({ type: 'visitor.returned' });
    else if (retried !== undefined) this.mark({ type: 'load.retried', call: retried });
  }
}

import type { SlotOnDate } from '../../../domain/entities';
import type { BookingContext } from '../../../features/booking/bookingContext';
import type { BookingEvent } from '../../../features/booking/bookingEvents';
import type { ContactContext } from '../../../features/contact/contactContext';
import type { ContactEvent } from '../../../features/contact/contactMachine';
import type { ScenarioEvent } from '../../run/stage';
import { recordedBookingEvent, recordedContactEvent } from '../../scenario/recordedEvent';
import type { MachineName } from '../../scenario/scenario';
import type { MachineWatch, Told } from '../watch/machineWatch';
import { listenToLoadFailures, messageOf } from '../watch/messages';
import type { NetworkTap, TappedCall } from '../watch/networkTap';
import { listenToVisitor } from '../watch/visitorSigns';
import type { Mark, RecordedCall, Recording } from './recording';

/** What a press of a retry button, or a return to the page, fetches, it fetches within this many ms. */
const CONSEQUENCE_MS = 100;

const RETRIED = ['services', 'doctors', 'slots', 'vacations'] as const;

/** Messages that were told together appear within this many ms. */
const TOGETHER_MS = 1000;

type Draft = { -readonly [Key in keyof Mark]: Mark[Key] };

/** Writes down one session, from an empty page on. */
export class Recorder {
  private readonly startedAt = Date.now();
  private readonly marks: Draft[] = [];
  private readonly calls: RecordedCall[] = [];
  private readonly waiting = new Set<TappedCall>();
  private readonly endings: (() => void)[];
  private pressed: SlotOnDate | undefined;
  private awaited: { readonly kind: 'retry' | 'return'; readonly at: number } | undefined;
  /** The mark of the event that the machine is dealing with right now. */
  private open: Draft | undefined;
  private message: string | null = null;
  private isOffline = !navigator.onLine;

  constructor(
    private readonly watch: MachineWatch,
    tap: NetworkTap,
    private readonly machine: MachineName,
  ) {
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
      }),
      listenToLoadFailures((text) => {
        this.noteLoadFailure(text);
      }),
    ];
  }

  stop(): Recording {
    for (const end of this.endings) end();
    const { watched } = this.watch.get();
    const unanswered = [...this.waiting].map((asked) => ({ asked, answer: null, answeredAt: Infinity }));
    return {
      machine: this.machine,
      startedAt: this.startedAt,
      endedAt: Date.now(),
      marks: this.marks,
      calls: [...this.calls, ...unanswered].sort((a, b) => a.asked.askedAt - b.asked.askedAt),
      state: watched?.state ?? '',
      context: watched?.snapshot.context as BookingContext | ContactContext,
    };
  }

  private mark(send: ScenarioEvent): Draft {
    const mark = { at: Date.now(), send };
    this.marks.push(mark);
    return mark;
  }

  private hear(event: Told): void {
    const mark = this.mark(
      this.machine === 'booking'
        ? recordedBookingEvent(event as BookingEvent, this.pressed)
        : recordedContactEvent(event as ContactEvent),
    );
    this.open = mark;
    // The machine deals with an event at once; what follows later is a mark of its own.
    queueMicrotask(() => {
      mark.state = this.watch.get().watched?.state ?? '';
      if (this.message !== null) mark.notification = this.message;
      this.message = null;
      this.open = undefined;
    });
  }

  private hearNews(news: Told): void {
    this.message = messageOf(news) ?? this.message;
  }

  /** Of two lists that fail together the page tells one after the other; a step that brings both brought the last. */
  private noteLoadFailure(notification: string): void {
    const last = this.marks.at(-1);
    const isSameStep = last?.send === undefined && Date.now() - (last?.at ?? 0) < TOGETHER_MS;
    if (last !== undefined && isSameStep) last.notification = notification;
    else this.marks.push({ at: Date.now(), notification });
  }

  /** A request came to something; that it began is only half a step. */
  private settle(state: string): void {
    if (this.open !== undefined || state === 'submitted.sending') return;
    this.marks.push({ at: Date.now(), state, notification: this.message });
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

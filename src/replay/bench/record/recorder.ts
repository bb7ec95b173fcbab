import { TIMEOUT_MS } from '../../../domain/backend';
import { bookingPath } from '../../../content/bookingQuery';
import { PATHS } from '../../../content/paths';
import type { Id } from '../../../domain/entities';
import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { VisitorEvent } from '../../../features/booking/session/bookingMachine';
import type { ContactEvent } from '../../../features/contact/session/contactMachine';
import type { FormContext } from '../../../features/form/submission';
import { eventOfButton } from '../../page/buttons';
import type { FormWatch } from '../../page/formWatch';
import type { Expectation } from '../../run/report';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { MachineName } from '../../scenario/scenario';
import { expectationLines, type ExpectationLine } from '../../words/expectations';
import type { NetworkTap } from '../watch/networkTap';
import type { Entry, RecordedCall, Recording } from './recording';
import { isAccepted } from './syntheticText';
import { toScenario } from './toScenario';

/** Presses that the page handles without sending the machine an event. */
const PAGE_PRESSES: readonly string[] = ['week.next', 'week.previous', 'firstFree.pressed', 'load.retried'];

/** Events that a replay produces again: from the window, the page's address or the session. */
const FOUND_AGAIN: readonly string[] = [
  'choice.requested',
  'choice.settled',
  'draft.restored',
  'network.lost',
  'network.returned',
  'slot.lost',
];

/** All events except the request by the page's address, of which a scenario has one. */
type RecordedEvent = Exclude<VisitorEvent, { type: 'choice.requested' }> | ContactEvent;

/** Returns an event of a machine as a scenario writes it: without random keys. */
function recordedEvent(event: RecordedEvent): ScenarioEvent {
  if (event.type === 'form.submitted') return { type: event.type };
  if (event.type === 'price.chosen') return { ...event, price: event.price?.key ?? null };
  if (event.type === 'offer.chosen') {
    const { time, ...chosen } = event.choice;
    const address = bookingPath({ ...chosen, time: time && { slotId: time.slot, date: time.date } });
    return { type: event.type, address };
  }
  if (event.type !== 'slot.chosen' && event.type !== 'slot.refused') return event;
  const { slotId, date } = event.slot;
  return { type: 'slot.chosen', slot: { slotId, date } };
}

const isSameText = (entry: Entry | undefined, send: ScenarioEvent): boolean =>
  send.type === 'field.changed' &&
  entry?.kind === 'send' &&
  entry.send.type === 'field.changed' &&
  entry.send.field === send.field;

/** Records one session: the visitor's actions and the server's answers, in order. */
export class Recorder {
  /** Called after every change of the recording. */
  onChange: () => void = () => undefined;
  private readonly begun: Omit<Recording, 'entries' | 'calls'>;
  private readonly entries: Entry[];
  private readonly calls: RecordedCall[];
  /** Indexes of the calls whose answers count. */
  private readonly waiting = new Set<number>();
  private readonly endings: (() => void)[];
  private stateSince: number;
  /** Event of the latest press on a button that has an event; undefined for none. */
  private press: string | undefined;
  /** True if the field that is typed into was marked as wrong before its first letter. */
  private wasMarked = false;

  /** @param earlier the part recorded before the page was reloaded */
  constructor(
    private readonly watch: FormWatch,
    private readonly tap: NetworkTap,
    machine: MachineName,
    earlier?: Recording,
  ) {
    const { pathname, search } = window.location;
    this.begun = earlier ?? { machine, address: pathname + search, startedAt: Date.now() };
    this.entries = [...(earlier?.entries ?? [])];
    this.calls = [...(earlier?.calls ?? [])];
    this.stateSince = this.entries.length;
    // A scenario cannot describe the messages of the page's event stream.
    tap.setLive(false);
    this.endings = [
      watch.listen({
        onEvent: (event) => {
          // A press on the button `Primul interval liber` chooses the time; do not record it twice.
          const isAnswer = event.type === 'slot.chosen' && this.press === 'firstFree.pressed';
          if (!isAnswer && !FOUND_AGAIN.includes(event.type))
            this.send(recordedEvent(event as RecordedEvent));
        },
        onState: () => {
          this.stateSince = this.entries.length;
        },
        onDelay: (ms) => this.add({ kind: 'wait', ms, since: this.stateSince }),
      }),
    ];
    tap.onCall = (call, doctorId) => {
      // A call without a network uses up no answer of the scenario.
      if (!navigator.onLine) return undefined;
      const since = this.entries.length;
      const askedAt = Date.now();
      const index = this.calls.push({ call, doctorId, since, answer: null }) - 1;
      this.waiting.add(index);
      return (answer) => {
        if (!this.waiting.delete(index) || this.isLeft(doctorId)) return;
        this.calls[index] = { call, doctorId, since, answer };
        // A call is also aborted when it is no longer needed; only a late one timed out.
        if (answer !== 'aborted') this.add({ kind: 'answer', call: index });
        else if (Date.now() - askedAt >= TIMEOUT_MS) this.add({ kind: 'wait', ms: TIMEOUT_MS, since });
      };
    };
    this.listen('offline', () => {
      this.send({ type: 'network.lost' });
      this.waiting.clear();
    });
    this.listen('online', () => this.send({ type: 'network.returned' }));
    this.listen('visibilitychange', () => {
      if (!document.hidden) this.send({ type: 'visitor.returned' });
    });
    this.listen('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('main button') : null;
      const event = button === null ? undefined : eventOfButton(button);
      this.press = event?.type;
      if (event !== undefined && PAGE_PRESSES.includes(event.type)) this.send(event);
    });
    this.listen('navigate', (event) => this.followLink(machine, event as NavigateEvent), window.navigation);
  }

  /**
   * Adds an event of the visitor. The last letter of a text replaces those before, unless they took the field's mark and
   * the text is wrong again: written at once, it would stay marked.
   */
  send(send: ScenarioEvent): void {
    const { state, snapshot } = this.watch.get().watched ?? {};
    const { problems = {} } = (snapshot?.context ?? {}) as Partial<FormContext>;
    const isMarked = send.type === 'field.changed' && send.field in problems;
    const isWrongAgain =
      this.wasMarked &&
      !isMarked &&
      send.type === 'field.changed' &&
      !isAccepted(this.begun.machine, send.field, send.value);
    const isQuiet = this.waiting.size === 0 && (state === 'idle' || state === 'success');
    const entry: Entry = { kind: 'send', send, at: Date.now(), isQuiet };
    const last = this.entries.findLastIndex(({ kind }) => kind !== 'answer' && kind !== 'removed');
    const isLetter = isSameText(this.entries[last], send);
    // The other entries keep their places, and the last letter its own among the answers.
    if (isLetter && !isWrongAgain) this.entries[last] = { kind: 'removed' };
    else this.wasMarked = isMarked;
    this.add(entry);
  }

  /** Adds an expectation of the page as it is now. */
  expect(expectation: Expectation): void {
    this.add({ kind: 'expected', expectation, isStruck: false });
  }

  remove(step: number): void {
    const index = this.entryOf(step);
    const { [index]: removed } = this.entries;
    this.entries[index] = { kind: 'removed', ...(removed?.kind === 'send' && { send: removed.send }) };
    this.onChange();
  }

  /** Sets the text that the scenario holds instead of the typed one. */
  write(step: number, written: string): void {
    const index = this.entryOf(step);
    const { [index]: entry } = this.entries;
    if (entry?.kind === 'send') this.entries[index] = { ...entry, written };
    this.onChange();
  }

  soFar(): Recording {
    return { ...this.begun, entries: [...this.entries], calls: [...this.calls] };
  }

  stop(): Recording {
    for (const end of this.endings) end();
    this.tap.onCall = null;
    this.waiting.clear();
    this.tap.setLive(true);
    return this.soFar();
  }

  /** Returns whether the visitor has left the doctor of a call, whose answer then changes nothing. */
  private isLeft(doctorId: Id): boolean {
    const { context } = (this.watch.get().watched?.snapshot ?? {}) as { context?: Partial<BookingContext> };
    return doctorId !== '' && String(context?.doctorId) !== String(doctorId);
  }

  /** Strikes the expectation without which a step has not this line, or restores it. */
  setStruck(step: number, { words }: ExpectationLine, isStruck: boolean): void {
    for (const [index, entry] of this.entries.entries()) {
      if (entry.kind !== 'expected' || entry.isStruck === isStruck) continue;
      const entries = this.entries.with(index, { ...entry, isStruck });
      const { scenario } = toScenario({ ...this.soFar(), entries }, '');
      const lines = expectationLines(scenario, scenario.steps[step]?.expect);
      if (lines.some((line) => line.words === words) === isStruck) continue;
      this.entries[index] = { ...entry, isStruck };
      break;
    }
    this.onChange();
  }

  private entryOf(step: number): number {
    return toScenario(this.soFar(), '').origins[step] ?? this.entries.length;
  }

  private add(entry: Entry): void {
    this.entries.push(entry);
    this.onChange();
  }

  /** Adds a link to the booking page itself, or a step back to it; the form's own changes replace the address. */
  private followLink(machine: MachineName, event: NavigateEvent): void {
    const { navigationType, hashChange, destination } = event;
    const { pathname, search } = new URL(destination.url);
    const isLink = destination.sameDocument && navigationType !== 'replace' && !hashChange;
    if (isLink && machine === 'booking' && pathname === PATHS.booking)
      this.send({ type: 'address.changed', address: pathname + search });
  }

  /** @param target undefined (without the Navigation API) counts as the window */
  private listen(type: string, handle: (event: Event) => void, target: EventTarget = window): void {
    target.addEventListener(type, handle, true);
    this.endings.push(() => target.removeEventListener(type, handle, true));
  }
}

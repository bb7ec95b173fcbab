import { TIMEOUT_MS } from '../../../api/sendForm';
import { PATHS } from '../../../content/paths';
import { eventOfButton } from '../../page/buttons';
import type { FormWatch } from '../../page/formWatch';
import type { Expectation } from '../../run/report';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import { recordedEvent, type RecordedEvent } from '../../scenario/recordedEvent';
import type { MachineName } from '../../scenario/scenario';
import type { NetworkTap, TappedCall } from '../watch/networkTap';
import type { Entry, RecordedCall, Recording } from './recording';
import { scenarioDraft } from './scenarioDraft';

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

const isText = (entry: Entry | undefined, field: string): boolean =>
  entry?.kind === 'send' && entry.send.type === 'field.changed' && entry.send.field === field;

/** Records one visit: the visitor's actions and the server's answers, in order. */
export class Recorder {
  /** Called after every change of the recording. */
  onChange: () => void = () => undefined;
  private readonly begun: Omit<Recording, 'entries' | 'calls'>;
  private readonly entries: Entry[];
  private readonly calls: RecordedCall[];
  private readonly indices = new Map<TappedCall, number>();
  private readonly endings: (() => void)[];
  private stateSince: number;
  /** Event of the latest press on a button that has an event; undefined for none. */
  private press: string | undefined;

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
        onEvent: (event, isPatients) => {
          // A press on the button `Primul interval liber` chooses the time; do not record it twice.
          const isAnswer = event.type === 'slot.chosen' && this.press === 'firstFree.pressed';
          if (isPatients && !isAnswer && !FOUND_AGAIN.includes(event.type))
            this.send(recordedEvent(event as RecordedEvent));
        },
        onState: () => {
          this.stateSince = this.entries.length;
        },
        onDelay: (ms) => this.add({ kind: 'wait', ms, since: this.stateSince }),
      }),
      tap.listen({
        onCall: (call) => {
          // A call without a network uses up no answer of the scenario.
          if (!navigator.onLine) return;
          const { doctorId } = call;
          const since = this.entries.length;
          this.indices.set(call, this.calls.push({ call: call.call, doctorId, since, answer: null }) - 1);
        },
        onAnswer: (call, answer) => {
          const index = this.indices.get(call) ?? -1;
          const asked = this.calls[index];
          if (asked === undefined) return;
          this.indices.delete(call);
          this.calls[index] = { ...asked, answer };
          // A call is also aborted when it is no longer needed; only a late one timed out.
          const isLate = Date.now() - call.askedAt >= TIMEOUT_MS;
          if (answer !== 'aborted') this.add({ kind: 'answer', call: index });
          else if (isLate) this.add({ kind: 'wait', ms: TIMEOUT_MS, since: asked.since });
        },
      }),
    ];
    this.listen('offline', () => {
      this.send({ type: 'network.lost' });
      this.indices.clear();
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

  /** Adds an event that the form's machine does not receive. */
  send(send: ScenarioEvent): void {
    const state = this.watch.get().watched?.state;
    const isQuiet = this.indices.size === 0 && (state === 'idle' || state === 'success');
    this.add({ kind: 'send', send, at: Date.now(), isQuiet });
  }

  /** Adds an expectation of the page as it is now. */
  expect(expectation: Expectation): void {
    this.add({ kind: 'expected', expectation });
  }

  /** Removes the event of a step; of a typed text, all its keystrokes. */
  remove(step: number): void {
    const index = this.entryOf(step);
    const { [index]: removed } = this.entries;
    const isTyped = removed?.kind === 'send' && removed.send.type === 'field.changed';
    this.entries[index] = { kind: 'removed', ...(removed?.kind === 'send' && { send: removed.send }) };
    for (let at = index - 1; isTyped && at >= 0; at -= 1) {
      if (isText(this.entries[at], removed.send.field)) this.entries[at] = { kind: 'removed' };
      else if (this.entries[at]?.kind !== 'answer') break;
    }
    this.onChange();
  }

  /** Removes the expectation without which a step expects what it should. */
  strike(step: number, isRight: (expectation: Expectation) => boolean): void {
    const { entries } = this;
    const isGoneWithout = (entry: Entry, index: number): boolean => {
      if (entry.kind !== 'expected') return false;
      const without = { ...this.soFar(), entries: entries.with(index, { kind: 'removed' }) };
      return isRight(scenarioDraft(without, '').scenario.steps[step]?.expect ?? {});
    };
    const index = entries.findIndex(isGoneWithout);
    if (index !== -1) entries[index] = { kind: 'removed' };
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
    this.tap.setLive(true);
    return this.soFar();
  }

  private entryOf(step: number): number {
    return scenarioDraft(this.soFar(), '').origins[step] ?? this.entries.length;
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

import { TIMEOUT_MS } from '../../../domain/backend';
import { SECOND } from '../../../domain/durations';
import { PATHS } from '../../../content/paths';
import type { Id } from '../../../domain/entities';
import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { FormContext } from '../../../features/form/submission';
import { eventOfButton } from '../../page/buttons';
import type { FormWatch } from '../../page/formWatch';
import type { Expectation } from '../../run/report';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import { withExpectedFrom } from '../../run/expected';
import { MAX_ADVANCE_MS, type MachineName } from '../../scenario/scenario';
import type { NetworkTap } from '../watch/networkTap';
import { startTimes } from './recordedAnswer';
import {
  FOUND_AGAIN,
  isPageAging,
  isSameText,
  PAGE_PRESSES,
  recordedEvent,
  type RecordedEvent,
} from './recordedEvent';
import type { RecordedCall, RecordedStep, Recording } from './recording';
import { valueAt, withStruck } from './stepEdits';
import type { ExpectationLine } from '../../words/expectations';
import { isAccepted } from './syntheticText';

/**
 * Records one session as a scenario's steps: the visitor's actions and the server's answers in order, with only the time
 * that the form itself waits for, or in which the page changes by itself.
 */
export class Recorder {
  /** Called after every change of the recording. */
  onChange: () => void = () => undefined;
  private readonly begun: Pick<Recording, 'machine' | 'address' | 'startedAt'>;
  private steps: readonly RecordedStep[];
  private readonly removed: RecordedStep[];
  private readonly calls: RecordedCall[];
  /** Indexes of the calls whose answers count. */
  private readonly waiting = new Set<number>();
  private readonly endings: (() => void)[];
  /** What was struck of the steps' expectations. */
  private readonly struck = new Map<string, unknown>();
  /** Number of things that happened, other than answers: a call that saw none of them was answered at once. */
  private happened = 0;
  /** The scenario's time in ms at which the form came into its state. */
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
    const now = Date.now();
    this.begun = earlier ?? { machine, address: pathname + search, startedAt: now - (now % SECOND) };
    this.steps = earlier?.steps ?? [];
    this.removed = [...(earlier?.removed ?? [])];
    this.calls = [...(earlier?.calls ?? [])];
    this.stateSince = this.clock();
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
          this.stateSince = this.clock();
        },
        onDelay: (ms) => this.delay(this.stateSince, ms),
      }),
    ];
    tap.onCall = (call, doctorId) => {
      // A call without a network uses up no answer of the scenario.
      if (!navigator.onLine) return undefined;
      const { happened } = this;
      const since = this.clock();
      const askedAt = Date.now();
      const asked = { call, doctorId, since: this.steps.length };
      const index = this.calls.push({ ...asked, answer: null, isHeld: true }) - 1;
      this.waiting.add(index);
      return (answer) => {
        if (!this.waiting.delete(index) || this.isLeft(doctorId)) return;
        const isAborted = answer === 'aborted';
        // The answer with the clinic's facts always counts as immediate.
        const isHeld = isAborted || (this.happened !== happened && call !== 'facts');
        this.calls[index] = { ...asked, answer, isHeld };
        // A call is also aborted when it is no longer needed; only a late one timed out.
        if (isAborted && Date.now() - askedAt >= TIMEOUT_MS) this.delay(since, TIMEOUT_MS);
        else this.change((steps) => [...steps, ...(isHeld && !isAborted ? [{ respond: call }] : [])]);
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
    const last = this.steps.findLastIndex((step) => !('respond' in step) || step.expect !== undefined);
    if (isSameText(this.steps[last], send) && !isWrongAgain) {
      this.change((steps) => steps.with(last, { send } as RecordedStep));
      return;
    }
    this.wasMarked = isMarked;
    // The form waits for nothing, so only time passed.
    const isQuiet = this.waiting.size === 0 && (state === 'idle' || state === 'success');
    const { startedAt } = this.begun;
    if (isQuiet && isPageAging(startedAt + this.clock(), Date.now(), startTimes(this.calls)))
      this.passUntil(Date.now() - startedAt);
    this.add({ send } as RecordedStep);
  }

  /** Adds an expectation of the page as it is now, after the last step that the tester saw, be that a wait or an answer. */
  expect(expectation: Expectation): void {
    const steps: readonly RecordedStep[] = this.steps.length === 0 ? [{ advance: 0 }] : this.steps;
    this.happened += 1;
    const changed = withExpectedFrom(this.begun.machine, steps, steps.length - 1, expectation);
    // What was asked after a stopped press goes with its steps.
    const kept = this.calls.findIndex(({ since }) => since >= changed.length);
    if (changed.length < steps.length && kept !== -1) this.calls.length = kept;
    this.change(() => changed);
  }

  remove(step: number): void {
    this.removed.push(...this.steps.slice(step, step + 1));
    for (const [index, { since, ...call }] of this.calls.entries())
      this.calls[index] = { ...call, since: since > step ? since - 1 : since };
    this.change((steps) => steps.toSpliced(step, 1));
  }

  /** Sets the text that the scenario holds instead of the typed one. */
  write(step: number, written: string): void {
    this.change((steps) => steps.map((one, at) => (at === step ? { ...one, written } : one)));
  }

  /** Strikes a line of what a step expects, or puts it back as it was: the line on show has its texts replaced. */
  setStruck(step: number, line: ExpectationLine, isStruck: boolean): void {
    const key = `${step} ${line.words}`;
    const { expect } = this.steps[step] ?? {};
    if (isStruck) this.struck.set(key, valueAt(expect, line.path));
    const value = this.struck.get(key) ?? line.value;
    this.change((steps) => withStruck(steps, step, { ...line, value }, isStruck));
  }

  private change(change: (steps: readonly RecordedStep[]) => readonly RecordedStep[]): void {
    this.steps = change(this.steps);
    this.onChange();
  }

  soFar(): Recording {
    return { ...this.begun, steps: this.steps, removed: [...this.removed], calls: [...this.calls] };
  }

  stop(): Recording {
    for (const end of this.endings) end();
    this.tap.onCall = null;
    this.waiting.clear();
    this.tap.setLive(true);
    return this.soFar();
  }

  /** Returns the scenario's time so far, in ms. */
  private clock(): number {
    return this.steps.reduce((sum, step) => sum + ('advance' in step ? step.advance : 0), 0);
  }

  /** Returns whether the visitor has left the doctor of a call, whose answer then changes nothing. */
  private isLeft(doctorId: Id): boolean {
    const { context } = (this.watch.get().watched?.snapshot ?? {}) as { context?: Partial<BookingContext> };
    return doctorId !== '' && String(context?.doctorId) !== String(doctorId);
  }

  private add(step: RecordedStep): void {
    this.happened += 1;
    this.change((steps) => [...steps, step]);
  }

  /** Adds the time up to a moment, in ms of the scenario. */
  private passUntil(moment: number): void {
    for (let left = moment - this.clock(); left > 0; left -= MAX_ADVANCE_MS)
      this.add({ advance: Math.min(left, MAX_ADVANCE_MS) });
  }

  /** Adds a delay of the form, which began at a moment, in ms of the scenario. */
  private delay(since: number, ms: number): void {
    // It stops 1 ms earlier, so that a form that reacts too early is detected.
    this.passUntil(since + ms - 1);
    this.passUntil(since + ms);
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

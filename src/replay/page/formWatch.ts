import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { PATHS } from '../../content/paths';
import type { FormMessage } from '../../features/notifications/notification';
import { inspectMessages } from '../../features/notifications/useNotify';
import { inspectMachines } from '../../features/form/inspectMachines';
import { inspectionOf, type MachineListener } from '../machine/inspection';
import { stateName, triggerName } from '../machine/chartNames';
import type { MachineName } from '../scenario/scenario';
import { Store } from './store';

/** A form's state and what led there. */
export interface FormState {
  readonly machine: MachineName;
  /** A name such as `submitted.waiting`. */
  readonly state: string;
  /** The state before this one; '' for none. */
  readonly former: string;
  /** The event, delay or outcome of a request that led to this state, e.g. `done [isTaken]`; '' for none. */
  readonly cause: string;
}

/** The form on the page, with its machine's current snapshot. */
export interface Watched extends FormState {
  readonly actor: AnyActor;
  readonly snapshot: AnyMachineSnapshot;
}

interface WatchListener extends MachineListener {
  readonly onMessage?: (message: FormMessage) => void;
  /** Called when the machine enters another state. */
  readonly onState?: (watched: Watched) => void;
  /** Called when the visitor goes to a page without this form. */
  readonly onLeave?: () => void;
}

/** Watches the actor of every form of the site; each new page starts another one. */
export class FormWatch extends Store<{ readonly watched: Watched | null }> {
  /** Each listener with its inspector of machines. */
  private readonly watchers = new Map<WatchListener, ReturnType<typeof inspectionOf>>();
  private cause = '';

  constructor() {
    super({ watched: null });
    // In a browser that lacks the Navigation API, the bench keeps showing the form that was left.
    const { navigation } = window as { readonly navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => this.checkPage());
    const follow = inspectionOf({
      onTransitions: (taken) => {
        // A transition without an event follows another, which is the cause.
        const [cause] = taken.filter(({ eventType }) => eventType !== '');
        if (cause !== undefined) this.cause = triggerName(cause);
      },
      onSnapshot: (actor) => this.follow(actor),
    });
    inspectMachines((inspected) => {
      for (const inspect of [follow, ...this.watchers.values()]) inspect(inspected);
    });
    inspectMessages((message) => {
      if ('text' in message) this.emit(({ onMessage }) => onMessage?.(message));
    });
  }

  /** @returns a function that removes the listener */
  listen(listener: WatchListener): () => void {
    this.watchers.set(listener, inspectionOf(listener));
    return () => this.watchers.delete(listener);
  }

  private checkPage(): void {
    const { watched } = this.get();
    if (watched === null || PATHS[watched.machine] === window.location.pathname) return;
    this.emit(({ onLeave }) => onLeave?.());
    this.set({ watched: null });
  }

  private emit(call: (listener: WatchListener) => void): void {
    for (const listener of this.watchers.keys()) call(listener);
  }

  private follow(actor: AnyActor): void {
    const before = this.get().watched;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'stopped') {
      if (before?.actor === actor) this.set({ watched: null });
      return;
    }
    const state = stateName(snapshot);
    const own = before?.actor === actor ? before : { state: '', former: '', cause: '' };
    const isSame = own.state === state;
    const { former, cause } = isSame || own.state === '' ? own : { former: own.state, cause: this.cause };
    const machine = (actor.logic as AnyStateMachine).id as MachineName;
    const watched: Watched = { machine, actor, snapshot, state, former, cause };
    this.set({ watched });
    if (before?.actor === actor && !isSame) this.emit(({ onState }) => onState?.(watched));
  }
}

let watch: FormWatch | undefined;

/** Returns the page's only watch; creates it on first use. */
export function formWatch(): FormWatch {
  watch ??= new FormWatch();
  return watch;
}

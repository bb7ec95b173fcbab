import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { PATHS } from '../../content/paths';
import type { FormMessage } from '../../features/notifications/notification';
import { inspectMessages } from '../../features/notifications/useNotify';
import { inspectMachines } from '../../ui/hooks/inspectMachines';
import { inspectionOf, stateName } from '../machine/inspection';
import type { MachineName } from '../scenario/scenario';
import { Store } from './store';

/** The machine of the form on the page, as it is now. */
export interface Watched {
  readonly machine: MachineName;
  readonly actor: AnyActor;
  readonly snapshot: AnyMachineSnapshot;
  /** `submitted.waiting` and the like. */
  readonly state: string;
  /** What led to this state: an event's type, or a delay in ms. */
  readonly cause: string;
}

/** An event that a machine received. */
export interface MachineEvent {
  readonly type: string;
}

export interface WatchListener {
  /** @param isPatients false when the session's own loads or clock sent it */
  readonly onEvent?: (event: MachineEvent, isPatients: boolean) => void;
  /** One of the machine's own delays has passed; in ms. */
  readonly onDelay?: (ms: number) => void;
  readonly onMessage?: (message: FormMessage) => void;
  /** The machine went to another state. */
  readonly onState?: (watched: Watched) => void;
  /** The visitor goes to a page without this machine. */
  readonly onLeave?: () => void;
}

/** Watches every form of the site from now on, through its own actor; each new page brings another one. */
export class FormWatch extends Store<{ readonly watched: Watched | null }> {
  private readonly audience = new Set<WatchListener>();
  private cause = '';

  constructor() {
    super({ watched: null });
    // A browser without it goes on showing the form that was left.
    const { navigation } = window as { readonly navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => {
      this.checkPage();
    });
    inspectMachines(
      inspectionOf({
        onEvent: (event, isPatients) => {
          this.cause = event.type;
          this.emit(({ onEvent }) => onEvent?.(event, isPatients));
        },
        onDelay: (ms) => {
          this.cause = `${ms} ms`;
          this.emit(({ onDelay }) => onDelay?.(ms));
        },
        onSnapshot: (actor) => {
          this.follow(actor);
        },
      }),
    );
    inspectMessages((news) => {
      if ('text' in news) this.emit(({ onMessage }) => onMessage?.(news));
    });
  }

  /** @returns ends it */
  listen(listener: WatchListener): () => void {
    this.audience.add(listener);
    return () => this.audience.delete(listener);
  }

  private checkPage(): void {
    const { watched } = this.get();
    if (watched === null || PATHS[watched.machine] === window.location.pathname) return;
    this.emit(({ onLeave }) => onLeave?.());
    this.set({ watched: null });
  }

  private emit(call: (listener: WatchListener) => void): void {
    for (const listener of this.audience) call(listener);
  }

  private follow(actor: AnyActor): void {
    const before = this.get().watched;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'stopped') {
      if (before?.actor === actor) this.set({ watched: null });
      return;
    }
    const state = stateName(snapshot.value as StateValue);
    const isSame = before?.actor === actor && before.state === state;
    const machine = (actor.logic as AnyStateMachine).id as MachineName;
    const watched: Watched = { machine, actor, snapshot, state, cause: isSame ? before.cause : this.cause };
    this.set({ watched });
    if (before?.actor === actor && !isSame) this.emit(({ onState }) => onState?.(watched));
  }
}

let watch: FormWatch | undefined;

/** The page's one watch, made when it is first asked for. */
export function formWatch(): FormWatch {
  watch ??= new FormWatch();
  return watch;
}

import type {
  AnyActor,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { PATHS } from '../../../content/paths';
import { inspectMachines } from '../../../ui/hooks/inspectMachines';
import { inspectionOf, stateName } from '../../machine/inspection';
import type { MachineName } from '../../scenario/scenario';
import { Store } from './store';

/** The machine of the page one sees, as it is now. */
export interface Watched {
  readonly machine: MachineName;
  readonly actor: AnyActor;
  readonly logic: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
  /** `submitted.waiting` and the like. */
  readonly state: string;
  /** Ids of all states that it is in. */
  readonly current: ReadonlySet<string>;
  /** What the latest event brought about. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** Plain data that arrives at a machine or leaves it. */
export interface Told {
  readonly type: string;
}

export interface WatchListener {
  /** @param isVisitors false when the session's own loads or clock told it */
  readonly onEvent?: (event: Told, isVisitors: boolean) => void;
  readonly onNews?: (news: Told) => void;
  /** It went to another state. */
  readonly onState?: (watched: Watched) => void;
  /** One is about to go to a page without this machine. */
  readonly onLeave?: (isBack: boolean) => void;
}

interface HistoryEntry {
  readonly index: number;
}

/** The browser's, as far as it is needed here. */
interface History extends EventTarget {
  readonly currentEntry: HistoryEntry;
}

/** Watches every machine of the site from now on; each new page brings another one. */
export class MachineWatch extends Store<{ readonly watched: Watched | null }> {
  private readonly audience = new Set<WatchListener>();
  private steps: AnyTransitionDefinition[] = [];

  constructor() {
    super({ watched: null });
    // A browser without it goes on showing the form that one has left.
    const { navigation } = window as { readonly navigation?: History };
    navigation?.addEventListener('currententrychange', (event) => {
      const { from } = event as Event & { readonly from: HistoryEntry };
      this.checkPage(navigation.currentEntry.index < from.index);
    });
    inspectMachines(
      inspectionOf({
        onEvent: (event, isVisitors) => {
          this.tell(({ onEvent }) => onEvent?.(event, isVisitors));
        },
        onTransitions: (transitions) => {
          this.steps.push(...transitions);
        },
        onSnapshot: (actor) => {
          this.see(actor);
        },
      }),
    );
  }

  listen(listener: WatchListener): () => void {
    this.audience.add(listener);
    return () => this.audience.delete(listener);
  }

  private checkPage(isBack: boolean): void {
    const { watched } = this.get();
    if (watched === null || PATHS[watched.machine] === window.location.pathname) return;
    this.tell(({ onLeave }) => onLeave?.(isBack));
    this.set({ watched: null });
  }

  private tell(say: (listener: WatchListener) => void): void {
    for (const listener of this.audience) say(listener);
  }

  private see(actor: AnyActor): void {
    const before = this.get().watched;
    if (before?.actor !== actor) {
      actor.on('*', (news: Told) => {
        this.tell(({ onNews }) => onNews?.(news));
      });
    }
    const logic = actor.logic as AnyStateMachine;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const watched: Watched = {
      machine: logic.id as MachineName,
      actor,
      logic,
      snapshot,
      state: stateName(snapshot.value as StateValue),
      // Every machine is always in its own root.
      current: new Set(snapshot._nodes.filter(({ parent }) => parent).map(({ id }) => id)),
      taken: this.steps.length > 0 || before?.actor !== actor ? new Set(this.steps) : before.taken,
    };
    this.steps = [];
    this.set({ watched });
    if (before?.actor === actor && before.state !== watched.state) {
      this.tell(({ onState }) => onState?.(watched));
    }
  }
}

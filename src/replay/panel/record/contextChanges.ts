import { visibleContext } from '../../machine/machines';
import type { MachineName } from '../../scenario/scenario';
import type { MachineWatch } from '../watch/machineWatch';
import type { Mark } from './recording';

/** What one typed, and a confirmation that holds it: both are somebody's. */
const TYPED: readonly string[] = ['patient', 'request', 'receipt'];

type Values = Readonly<Record<string, unknown>>;

/** Finds what the machine's choices and problems have become since it was asked last. */
export class ContextChanges {
  private known: Values | undefined;

  constructor(
    private readonly watch: MachineWatch,
    private readonly machine: MachineName,
  ) {}

  begin(): void {
    this.known = this.choices();
  }

  take(): Pick<Mark, 'context'> {
    const before = this.known;
    this.begin();
    if (before === undefined) return {};
    const changed = Object.entries(this.known ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return changed.length === 0 ? {} : { context: Object.fromEntries(changed) };
  }

  private choices(): Values | undefined {
    const { watched } = this.watch.get();
    if (watched === null) return undefined;
    const visible: Values = visibleContext(this.machine, watched.snapshot.context);
    return Object.fromEntries(Object.entries(visible).filter(([name]) => !TYPED.includes(name)));
  }
}

import { beginNewVisit } from '../../../app/visits';
import { PATHS } from '../../../content/paths';
import { forgetDrafts } from '../../page/forgetDrafts';
import { Store } from '../watch/store';
import type { EventLog } from '../watch/eventLog';
import type { MachineWatch } from '../watch/machineWatch';
import type { NetworkTap } from '../watch/networkTap';
import { Recorder } from './recorder';
import type { Recording } from './recording';

interface RecordingState {
  readonly isRecording: boolean;
  /** The last one, until it was exported or thrown away. */
  readonly recording: Recording | null;
}

/** Keeps a recording for this tab while its page is loaded again. */
const KEY = 'qa-panel-recording';

/** Begins and ends recordings; a recording begins with a fresh page, because a scenario does. */
export class RecordingDesk extends Store<RecordingState> {
  private recorder: Recorder | null = null;

  constructor(
    private readonly watch: MachineWatch,
    private readonly tap: NetworkTap,
    private readonly log: EventLog,
  ) {
    super({ isRecording: false, recording: null });
    watch.listen({
      onLeave: (isBack) => {
        if (isBack) this.recorder?.mark({ type: 'page.back' });
        this.stop();
      },
    });
    window.addEventListener('pagehide', () => {
      if (this.recorder !== null) sessionStorage.setItem(KEY, JSON.stringify(this.recorder.soFar()));
    });
    this.goOn();
  }

  start(): void {
    const { watched } = this.watch.get();
    if (watched === null) return;
    this.log.clear();
    this.tap.setLive(false);
    this.recorder = new Recorder(this.watch, this.tap, watched.machine);
    forgetDrafts();
    beginNewVisit();
    this.set({ isRecording: true, recording: null });
  }

  stop(): void {
    if (this.recorder === null) return;
    this.set({ isRecording: false, recording: this.recorder.stop() });
    this.recorder = null;
    this.tap.setLive(true);
  }

  discard(): void {
    this.set({ recording: null });
  }

  /** After a reload the recording goes on; on another page it has ended. */
  private goOn(): void {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const earlier = JSON.parse(kept) as Recording;
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const at = earlier.endedAt;
    if (type === 'reload' && PATHS[earlier.machine] === window.location.pathname) {
      const marks = [...earlier.marks, { at, send: { type: 'page.reloaded' } as const }];
      this.tap.setLive(false);
      this.recorder = new Recorder(this.watch, this.tap, earlier.machine, { ...earlier, marks });
      this.set({ isRecording: true });
      return;
    }
    const back = type === 'back_forward' ? [{ at, send: { type: 'page.back' } as const }] : [];
    this.set({ recording: { ...earlier, marks: [...earlier.marks, ...back] } });
  }
}

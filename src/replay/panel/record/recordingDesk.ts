import { beginNewVisit } from '../../../app/ClinicStore';
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
      onLeave: () => {
        this.stop();
      },
    });
  }

  start(): void {
    const { watched } = this.watch.get();
    if (watched === null) return;
    this.log.clear();
    this.tap.setLive(false);
    this.recorder = new Recorder(this.watch, this.tap, watched.machine);
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
}

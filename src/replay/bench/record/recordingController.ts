import { beginNewVisit } from '../../../app/visits';
import { PATHS } from '../../../content/paths';
import { forgetDrafts } from '../../page/forgetDrafts';
import type { FormWatch } from '../../page/formWatch';
import { Store } from '../../page/store';
import type { Expectation } from '../../run/report';
import type { NetworkTap } from '../watch/networkTap';
import { Recorder } from './recorder';
import type { Recording } from './recording';

interface RecordingState {
  readonly isRecording: boolean;
  /** The visit as recorded so far, or the last one until it is exported or discarded; null for none. */
  readonly recording: Recording | null;
}

/** Storage key of the recording, kept in the tab during a reload. */
const KEY = 'qa-bench-recording';

interface Kept {
  readonly recording: Recording;
  readonly isRecording: boolean;
}

/** Starts and stops recordings. A recording starts with a fresh page, because a scenario does. */
export class RecordingController extends Store<RecordingState> {
  private recorder: Recorder | null = null;

  /** @param onEnd receives each finished recording, and whether the tester is still on its page */
  constructor(
    private readonly watch: FormWatch,
    private readonly tap: NetworkTap,
    private readonly onEnd: (recording: Recording, isOnItsPage: boolean) => void,
  ) {
    super({ isRecording: false, recording: null });
    watch.listen({
      onLeave: () => {
        this.stop(false);
      },
    });
    window.addEventListener('pagehide', () => {
      const recording = this.recorder?.soFar() ?? this.get().recording;
      const kept: Kept | null = recording && { recording, isRecording: this.recorder !== null };
      if (kept !== null) sessionStorage.setItem(KEY, JSON.stringify(kept));
    });
    this.restore();
  }

  start(): void {
    const { watched } = this.watch.get();
    if (watched === null) return;
    this.tap.setLive(false);
    this.record(new Recorder(this.watch, this.tap, watched.machine));
    forgetDrafts();
    beginNewVisit();
  }

  stop(isOnItsPage = true): void {
    if (this.recorder === null) return;
    const recording = this.recorder.stop();
    this.recorder = null;
    this.tap.setLive(true);
    this.set({ isRecording: false, recording });
    this.onEnd(recording, isOnItsPage);
  }

  discard(): void {
    this.set({ recording: null });
  }

  /** Adds an expectation of the page as it is now. */
  expect(expectation: Expectation): void {
    this.recorder?.expect(expectation);
  }

  /** Removes the event of a step; for a text, all keystrokes that led to it. */
  remove(index: number): void {
    this.recorder?.remove(index);
  }

  /** Sets the text that the scenario holds instead of a typed one. */
  write(index: number, text: string): void {
    this.recorder?.write(index, text);
  }

  private record(recorder: Recorder): void {
    this.recorder = recorder;
    recorder.onChange = () => this.set({ recording: recorder.soFar() });
    this.set({ isRecording: true, recording: recorder.soFar() });
  }

  /** Resumes the recording after a reload, or ends it on another page. */
  private restore(): void {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    sessionStorage.removeItem(KEY);
    const { recording, isRecording } = JSON.parse(text) as Kept;
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const isReload = type === 'reload' && PATHS[recording.machine] === window.location.pathname;
    if (isRecording && isReload) {
      this.tap.setLive(false);
      this.record(new Recorder(this.watch, this.tap, recording.machine, recording));
      this.recorder?.send({ type: 'page.reloaded' });
    } else {
      this.set({ recording });
      this.onEnd(recording, false);
    }
  }
}

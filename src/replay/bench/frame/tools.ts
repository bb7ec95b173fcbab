import { formWatch } from '../../page/formWatch';
import { Player } from '../play/player';
import { RecordingController } from '../record/recordingController';
import { scenarioDraft } from '../record/scenarioDraft';
import { NetworkTap } from '../watch/networkTap';
import { Pointer } from '../watch/pointer';

export type Tools = ReturnType<typeof createTools>;

/** The title of a recording without one. */
export const UNTITLED = 'Înregistrare fără titlu';

/** Creates the tools, which watch this page from now on. */
export function createTools() {
  const watch = formWatch();
  const tap = new NetworkTap();
  const player = new Player(tap);
  watch.listen({ onLeave: () => void player.end() });
  const recorder = new RecordingController(watch, tap, (recording, isOnItsPage) => {
    const draft = scenarioDraft(recording, UNTITLED);
    void (isOnItsPage ? player.fill(draft) : player.use(draft));
  });
  const pointer = new Pointer(() => recorder.get().isRecording || player.get().status !== 'idle');
  return { watch, tap, player, recorder, pointer };
}

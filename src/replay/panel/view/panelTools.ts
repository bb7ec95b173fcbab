import { Player } from '../play/player';
import { RecordingDesk } from '../record/recordingDesk';
import { EventLog } from '../watch/eventLog';
import { writeLog } from '../watch/writeLog';
import { MachineWatch } from '../watch/machineWatch';
import { NetworkTap } from '../watch/networkTap';

export type PanelTools = ReturnType<typeof createPanelTools>;

/** Everything behind the panel's buttons; it watches from the moment it is made. */
export function createPanelTools() {
  const watch = new MachineWatch();
  const tap = new NetworkTap();
  const log = new EventLog();
  writeLog(log, watch, tap);
  const player = new Player(tap);
  watch.listen({ onLeave: () => void player.end() });
  return { watch, log, player, desk: new RecordingDesk(watch, tap, log) };
}

import { clinicTimeAt } from '../../domain/clock';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS, STAND_MS } from '../../features/notifications/notification';
import type { AnswerDesk } from '../run/answerDesk';
import type { Stage, Told } from '../run/stage';
import type { MachineName, Scenario } from '../scenario/scenario';
import { perform, slotStateIn } from './gestures';
import { observePage, type Attempt } from './observePage';
import type { PageDriver } from './pageDriver';
import type { Announced } from './readPage';
import { toneOf } from './toneOf';

const POST: Record<MachineName, 'createAppointment' | 'contactRequest'> = {
  booking: 'createAppointment',
  contact: 'contactRequest',
};

/** What it takes for another message to make room. */
const ROOM_MS = CLOSE_MS + REOPEN_DELAY_MS;

/** A message that had to wait for another one was told while that one stood, or before it. */
function toldTimes(announced: readonly Announced[]): readonly Told[] {
  const told: Told[] = [];
  for (const message of announced) {
    const { text, at } = message;
    const before = told.at(-1);
    const stood = before === undefined ? Infinity : at - ROOM_MS - before.at;
    const earliest = stood > AUTO_HIDE_MS ? at : at - ROOM_MS;
    const since = before !== undefined && stood <= STAND_MS ? before.since : earliest;
    told.push({ text, tone: toneOf(message), at, since });
  }
  return told;
}

/** A stage whose forms are really drawn, and touched and read as a visitor would. */
export function pageStage({ machine }: Scenario, desk: AnswerDesk, driver: PageDriver): Stage {
  // Of pages that were left: each page remembers only its own.
  const earlier: Announced[] = [];
  const attempt = (): Attempt => {
    const { [machine]: call } = POST;
    if (desk.isWaiting(call)) return 'waiting';
    return desk.hasReceived(call) ? 'over' : 'none';
  };
  return {
    ...driver,
    latency: STAND_MS + ROOM_MS,
    unjudged: [],
    perform: async (event) => {
      const left = event.type.startsWith('page.') ? (await driver.read()).announced : [];
      await perform(driver, event);
      earlier.push(...left);
    },
    observe: async () =>
      observePage(await driver.read(), machine, attempt(), clinicTimeAt(driver.now()).date),
    slotState: (slot) => slotStateIn(driver, slot),
    told: async () => toldTimes([...earlier, ...(await driver.read()).announced]),
  };
}

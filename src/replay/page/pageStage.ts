import { clinicTimeAt } from '../../domain/clock';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
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

/** The longest wait for two messages that have to go first. */
const LATENCY_MS = 2 * (AUTO_HIDE_MS + CLOSE_MS + REOPEN_DELAY_MS);

/** A message that waited for others was told while the first of them stood. */
function toldTimes(announced: readonly Announced[]): readonly Told[] {
  const told: Told[] = [];
  for (const message of announced) {
    const { text, at, isNext } = message;
    const before = isNext ? told.at(-1) : undefined;
    told.push({ text, tone: toneOf(message), at, since: before?.since ?? at });
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
    latency: LATENCY_MS,
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

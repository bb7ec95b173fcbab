import { clinicTimeAt } from '../../domain/clock';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
import type { AnswerDesk } from '../run/answerDesk';
import type { Stage, Told } from '../run/stage';
import type { MachineName, Scenario } from '../scenario/scenario';
import { perform, slotStateIn } from './gestures';
import { observePage } from './observePage';
import type { PageDriver } from './pageDriver';
import type { Announced } from './readPage';
import { toneOf } from './toneOf';

const POST: Record<MachineName, 'createAppointment' | 'contactRequest'> = {
  booking: 'createAppointment',
  contact: 'contactRequest',
};

/** A message that had to wait for another to close was told that much earlier than it appeared. */
function toldTimes(announced: readonly Announced[]): readonly Told[] {
  return announced.map((message, index) => {
    const { text, at } = message;
    const before = announced[index - 1];
    const told = at - REOPEN_DELAY_MS;
    const hadToWait = before !== undefined && before.at <= told && told < before.at + AUTO_HIDE_MS + CLOSE_MS;
    return { text, at: hadToWait ? told : at, tone: toneOf(message) };
  });
}

/** A stage whose forms are really drawn, and touched and read as a visitor would. */
export function pageStage({ machine }: Scenario, desk: AnswerDesk, driver: PageDriver): Stage {
  // Of pages that were left: each page remembers only its own.
  const earlier: Announced[] = [];
  return {
    now: driver.now,
    latency: REOPEN_DELAY_MS,
    unjudged: [],
    open: driver.open,
    perform: async (event) => {
      const left = event.type.startsWith('page.') ? (await driver.read()).announced : [];
      await perform(driver, event);
      earlier.push(...left);
    },
    pass: driver.pass,
    settle: driver.settle,
    observe: async () =>
      observePage(
        await driver.read(),
        machine,
        desk.isWaiting(POST[machine]),
        clinicTimeAt(driver.now()).date,
      ),
    slotState: (slot) => slotStateIn(driver, slot),
    look: driver.look,
    told: async () => toldTimes([...earlier, ...(await driver.read()).announced]),
    picture: driver.picture,
    close: driver.close,
  };
}

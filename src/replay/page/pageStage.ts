import { clinicTimeAt } from '../../domain/clock';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
import type { AnswerDesk } from '../run/answerDesk';
import type { Stage, Told } from '../run/stage';
import type { MachineName, Scenario } from '../scenario/scenario';
import { inItsWeek, perform } from './gestures';
import { observePage } from './observePage';
import type { PageDriver } from './pageDriver';
import type { PageReading } from './readPage';

const POST: Record<MachineName, 'createAppointment' | 'contactRequest'> = {
  booking: 'createAppointment',
  contact: 'contactRequest',
};

/** A message that had to wait for another to close was told that much earlier than it appeared. */
function toldTimes(announced: PageReading['announced']): readonly Told[] {
  return announced.map(({ text, at }, index) => {
    const before = announced[index - 1];
    const told = at - REOPEN_DELAY_MS;
    const hadToWait = before !== undefined && before.at <= told && told < before.at + AUTO_HIDE_MS + CLOSE_MS;
    return { text, at: hadToWait ? told : at };
  });
}

/** A stage whose forms are really drawn, and touched and read as a visitor would. */
export function pageStage({ machine }: Scenario, desk: AnswerDesk, driver: PageDriver): Stage {
  return {
    now: driver.now,
    latency: REOPEN_DELAY_MS,
    open: driver.open,
    perform: (event) => perform(driver, event),
    pass: driver.pass,
    settle: driver.settle,
    observe: async () =>
      observePage(
        await driver.read(),
        machine,
        desk.isWaiting(POST[machine]),
        clinicTimeAt(driver.now()).date,
      ),
    slotState: (slot) => inItsWeek(driver, slot, (state) => Promise.resolve(state)),
    told: async () => toldTimes((await driver.read()).announced),
    picture: driver.picture,
    close: driver.close,
  };
}

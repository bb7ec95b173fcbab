import type { Answers } from '../scenario/answers';
import { SCENARIO_VERSION, type Scenario, type Step } from '../scenario/scenario';
import type { Opening, World } from './world';

/** Asks for everything that the steps can be seen to bring about; the run fills in the values. */
const EVERYTHING = { state: 'idle', notification: null, request: null };

/** The moves as a scenario whose expectations are still to be filled in. */
export function movesToScenario(world: World, { moves, answers: opening, address }: Opening): Scenario {
  const call = world.machine === 'booking' ? 'createAppointment' : 'contactRequest';
  const sent = moves.flatMap(({ answer }) => answer ?? []);
  const answers = Object.assign(
    {},
    opening,
    ...moves.map((move) => move.answers),
    sent.length > 0 && { [call]: sent },
  ) as Answers;
  const steps = moves.flatMap(({ send, advance }): Step[] => {
    const done = send === undefined ? { advance } : { send };
    // What comes by itself is no step.
    return (send ?? advance) ? [{ ...done, expect: { ...EVERYTHING } } as Step] : [];
  });
  return {
    version: SCENARIO_VERSION,
    machine: world.machine,
    title: 'Generat',
    start: world.start,
    ...(address !== undefined && { address }),
    ...(Object.keys(answers).length > 0 && { answers }),
    steps,
  } as Scenario;
}

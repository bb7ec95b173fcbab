import { useStore } from '../../page/store';
import { toScenario } from '../record/toScenario';
import type { Scenario } from '../../scenario/scenario';
import type { BenchStore } from './benchStore';

/**
 * Returns the scenario that is being recorded, or the loaded one, with the reports of its played steps and the index of
 * the step to look at: the chosen one, else the last that was done; -1 before the first. While recording, Alt points at the
 * page after the last step.
 */
export function useShownScenario(bench: BenchStore) {
  const { recording } = useStore(bench);
  const { chosen, scenario, reports } = useStore(bench.player);
  if (recording !== null) {
    const { steps } = recording;
    const draft = toScenario(recording, 'Pașii înregistrării');
    const last = steps.length - 1;
    return {
      scenario: last === -1 ? ({ ...draft, steps } as Scenario) : draft,
      reports: [],
      isRecording: true,
      current: chosen ?? last,
      pointed: last,
    };
  }
  const current = chosen ?? reports.length - 1;
  return { scenario, reports, isRecording: false, current, pointed: Math.max(0, current) };
}

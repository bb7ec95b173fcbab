import { parseScenario } from '../../scenario/parseScenario';
import type { Scenario } from '../../scenario/scenario';

const KEY = 'qa-panel-scenario';

/** Reads a scenario and keeps it for this tab, whose next page may be the one that it is for. @throws ScenarioError */
export async function keepScenario(file: File): Promise<Scenario> {
  const text = await file.text();
  const scenario = parseScenario(text, file.name);
  sessionStorage.setItem(KEY, text);
  return scenario;
}

/** The scenario that was loaded on an earlier page. */
export function keptScenario(): Scenario | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : parseScenario(text, '');
}

import { parseScenario } from '../../scenario/parseScenario';
import { readScenario } from '../../scenario/readScenario';
import type { Scenario } from '../../scenario/scenario';

const KEY = 'qa-panel-scenario';

/** Reads a scenario and keeps it for this tab, whose next page may be the one that it is for. @throws ScenarioError */
export async function keepScenario(file: File): Promise<Scenario> {
  const { text, scenario } = await readScenario(file);
  sessionStorage.setItem(KEY, text);
  return scenario;
}

/** The scenario that was loaded on an earlier page, or why it is of no use any more; then it is forgotten. */
export function keptScenario(): { readonly scenario: Scenario | null; readonly problem: string } {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return { scenario: null, problem: '' };
  try {
    return { scenario: parseScenario(text, ''), problem: '' };
  } catch {
    sessionStorage.removeItem(KEY);
    const problem =
      'Scenariul păstrat de pe pagina dinainte nu mai poate fi citit. Încărcați din nou fișierul.';
    return { scenario: null, problem };
  }
}

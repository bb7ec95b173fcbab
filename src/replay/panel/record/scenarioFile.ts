import { printScenario } from '../../scenario/printScenario';
import type { Recording } from './recording';
import { toScenario, type ExportOptions } from './toScenario';

/** `Serverul cade` → `serverul-cade` */
function fileWords(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

/** The file that a recording is exported as. */
export function scenarioFile(recording: Recording, options: ExportOptions): { name: string; text: string } {
  const name = fileWords(options.title) || 'scenariu';
  return { name: `${name}.json`, text: printScenario(toScenario(recording, options)) };
}

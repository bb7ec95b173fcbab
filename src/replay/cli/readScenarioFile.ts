import { readFile, stat } from 'node:fs/promises';
import { readScenario } from '../scenario/readScenario';

/** @throws ScenarioError */
export async function readScenarioFile(file: string): ReturnType<typeof readScenario> {
  const { size } = await stat(file);
  return readScenario({ name: file, size, arrayBuffer: () => readFile(file) });
}

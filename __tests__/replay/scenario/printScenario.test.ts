import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { fileText } from '../../../src/replay/scenario/printScenario';

test.each(globSync('src/replay/scenarios/**/*.json'))('%s stands in the one form', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(fileText(JSON.parse(text) as object)).toBe(text);
});

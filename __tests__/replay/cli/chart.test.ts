import { readFileSync } from 'node:fs';
import { CHART_PAGE, mermaidChart, withChart } from '../../../src/replay/cli/chart';
import { MACHINES } from '../../../src/replay/machine/machines';

test('the README of booking shows the current machine; if not, run `npm run replay -- chart`', () => {
  const page = readFileSync(CHART_PAGE, 'utf8');
  expect(withChart(page)).toBe(page);
});

test('a chart names every state, its transitions, and the events handled in all states', () => {
  const lines = mermaidChart(MACHINES.booking).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  [*] --> idle',
      '  state submitted {',
      '    [*] --> validating',
      '  sending --> error : done [isTaken]',
      '  error --> idle : after errorDelay',
      '  anywhere --> anywhere : network.lost',
    ]),
  );
});

import { readFileSync } from 'node:fs';
import { CHART_PAGE, mermaidChart, withChart } from '../../../src/replay/cli/chart';
import { MACHINES } from '../../../src/replay/machine/machines';

test('the page about booking shows the machine as it is: else run `npm run replay -- chart`', () => {
  const page = readFileSync(CHART_PAGE, 'utf8');
  expect(withChart(page)).toBe(page);
});

test('a chart names states, what leads on, and what happens in every state', () => {
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

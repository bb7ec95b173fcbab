import { readFileSync } from 'node:fs';
import { CHART_PAGE, withChart } from '../../../src/replay/cli/chart';

test('the README of booking shows the current machine; if not, run `npm run replay -- chart`', () => {
  const page = readFileSync(CHART_PAGE, 'utf8');
  expect(withChart(page)).toBe(page);
});

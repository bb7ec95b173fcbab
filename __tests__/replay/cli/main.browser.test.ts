import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replayCommand } from '../support/replayCommand';

jest.setTimeout(240_000);

test('--in browser writes one page with a picture of every step', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  try {
    const report = path.join(folder, 'raport.html');
    const scenario = 'src/replay/scenarios/contact/netrimis.json';
    const { code, output } = await replayCommand(scenario, '--in', 'browser', '--report', report);
    expect(output).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    const { steps } = JSON.parse(readFileSync(scenario, 'utf8')) as { steps: unknown[] };
    const pictures = readFileSync(report, 'utf8').match(/<img src="data:image\/jpeg;base64,[^"]{1000,}"/g);
    expect(pictures).toHaveLength(steps.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

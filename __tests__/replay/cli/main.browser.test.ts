import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replayProcess } from '../support/replayCommand';

jest.setTimeout(240_000);

test('a site whose server does not start ends the command instead of leaving a browser behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  try {
    mkdirSync(path.join(folder, 'server'));
    writeFileSync(path.join(folder, 'server/main.js'), 'process.exit(3);');
    writeFileSync(path.join(folder, 'site.json'), '{ "publicUrl": "http://localhost:3000" }');
    const scenario = 'src/replay/scenarios/contact/formular-gol.json';
    const { code, errors } = await replayProcess(scenario, '--in', 'browser', '--dist', folder);
    expect(errors).toContain('The server ended with code 3');
    expect(code).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('--in browser writes one page with a picture of every step', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  try {
    const report = path.join(folder, 'raport.html');
    const scenario = 'src/replay/scenarios/contact/netrimis.json';
    const { code, output } = await replayProcess(scenario, '--in', 'browser', '--report', report);
    expect(output).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    const { steps } = JSON.parse(readFileSync(scenario, 'utf8')) as { steps: unknown[] };
    const pictures = readFileSync(report, 'utf8').match(/<img src="data:image\/jpeg;base64,[^"]{1000,}"/g);
    expect(pictures).toHaveLength(steps.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

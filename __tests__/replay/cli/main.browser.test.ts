import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replayProcess } from '../support/replayCommand';

jest.setTimeout(240_000);

test('the command names the code with which the server ended when it fails to start', async () => {
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

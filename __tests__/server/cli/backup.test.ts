import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { fileLines } from '../../../src/server/cli/io/files';
import { openDatabase } from '../../../src/server/db/open';
import { clinicCommand } from '../support/clinicCommand';
import { staffHarness, TODAY } from '../support/staffHarness';
import { describeBackups, elsewhereOf, fill } from './backupContract';
import { describeRestoring } from './restoreContract';

describeBackups('SQLite');
describeRestoring('SQLite');

describe('a backup', () => {
  const staff = staffHarness();
  const { run, refused, onData, inFolder } = staff;
  const elsewhere = elsewhereOf(staff);

  it('of empty data, as a mistyped address has them, is none', async () => {
    const empty = `file:${inFolder('empty.sqlite')}`;
    await (await openDatabase(empty)).close();
    const result = await clinicCommand(empty)('backup', inFolder('nothing.jsonl'));
    expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('DATABASE_URL') as string });
    expect(await readdir(inFolder('.'))).not.toContain('nothing.jsonl');
  });

  it('is known by what is in it, whatever its name says', async () => {
    await run(`backup ${inFolder('compressed.jsonl.gz')}`);
    await run(`backup ${inFolder('plain.jsonl')}`);
    await rename(inFolder('compressed.jsonl.gz'), inFolder('compressed.jsonl'));
    await rename(inFolder('plain.jsonl'), inFolder('plain.jsonl.gz'));
    await elsewhere('a.sqlite', 'compressed.jsonl');
    await elsewhere('b.sqlite', 'plain.jsonl.gz');
  });

  it('that is cut off, changed or none touches nothing, and none overwrites a file', async () => {
    await onData(fill([TODAY]));
    const file = inFolder('whole.jsonl');
    await run(`backup ${file}`);
    const whole = await readFile(file, 'utf8');
    const compressed = gzipSync(whole);
    const cutOff = [whole.slice(0, -90), compressed.subarray(0, -90), compressed.subarray(0, 2)];
    for (const damaged of [...cutOff, whole.replace('Pop', 'Popa'), 'Notițe\n', '']) {
      await writeFile(inFolder('damaged.jsonl'), damaged);
      await refused(/întreagă/, 1, `restore ${inFolder('damaged.jsonl')} --force --yes`);
    }
    await refused(/există deja/, 1, `backup ${file}`);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  it('that is hostile stops at a limit, in one line', async () => {
    await writeFile(inFolder('bomb.gz'), gzipSync(Buffer.alloc(100_000_000, '1')));
    await refused(
      /^Fișierul .*bomb\.gz este prea mare\. Nu s-a schimbat nimic\.\n$/,
      1,
      `restore ${inFolder('bomb.gz')} --force --yes`,
    );
    const lines = async () => {
      for await (const line of fileLines(inFolder('long.txt'), 1000)) expect(line).toBe('x');
    };
    await writeFile(inFolder('long.txt'), 'x\n'.repeat(1000));
    await expect(lines()).rejects.toThrow('prea mare');
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { layers } = jest.requireActual<{ readonly layers: { readonly src: readonly string[][] } }>(
  '../../.config/layers.cjs',
);
const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

test.each(pages)('every file named in %s exists', (page) => {
  const text = readFileSync(page, 'utf8');
  const links = Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g), ([, target = '']) =>
    path.join(path.dirname(page), target),
  );
  const named = Array.from(
    text.matchAll(/`((?:src|__tests__|\.config|\.container|\.github)\/[\w./-]+)`/g),
    ([, target = '']) => target,
  );
  // A word in capitals stands for a name of the reader's own.
  const missing = [...links, ...named].filter((target) => !/[A-Z]{4}/.test(target) && !existsSync(target));
  expect(missing).toEqual([]);
});

test('the README of the source lists the folders in import order', () => {
  const rows = readFileSync('src/README.md', 'utf8').matchAll(/^\| (\d+) \| ((?:`[\w/]+\/`(?:, )?)+) \|/gm);
  const listed: string[][] = [];
  for (const [, rank, folders = ''] of rows)
    (listed[Number(rank)] ??= []).push(
      ...Array.from(folders.matchAll(/`([\w/]+)\/`/g), ([, name = '']) => name),
    );
  expect(listed.map((names) => names.sort())).toEqual(layers.src.map((names) => [...names].sort()));
});

test('every decision says its context, its choice, what was rejected and its status, and is listed', () => {
  const folder = '.github/decisions';
  const list = readFileSync('src/README.md', 'utf8');
  for (const [index, name] of readdirSync(folder).sort().entries()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-`));
    expect(text).toMatch(
      /^# \d+\. .+\n\nStatus: \S.*\n\n\*\*Context\.\*\* .+\n\n\*\*Choice\.\*\* .+\n\n\*\*Rejected\.\*\* .+\n$/,
    );
    const [, title = ''] = /^# \d+\. (.+)/.exec(text) ?? [];
    expect(list).toContain(`- [${title}](../${folder}/${name})`);
  }
});

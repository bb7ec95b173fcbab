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
  // A word in capitals is a placeholder for a name.
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

test('every decision has the next number and is listed', () => {
  const folder = '.github/decisions';
  const list = readFileSync('src/README.md', 'utf8');
  for (const [index, name] of readdirSync(folder).sort().entries()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-`));
    const [, title = ''] = /^# \d+\. (.+)/.exec(text) ?? [];
    expect(list).toContain(`- [${title}](../${folder}/${name})`);
  }
});

test('the diagram of the server’s page shows every table', () => {
  const migration = readFileSync('src/server/db/migrations/0001_clinic.ts', 'utf8');
  const page = readFileSync('src/server/README.md', 'utf8');
  const tables = Array.from(migration.matchAll(/create table (\w+)/g), ([, name = '']) => name);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

/** Returns the names of all properties of a JSON Schema and the types of all events. */
function namesAtAnyDepth(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {}, const: type } = part as { readonly properties?: object; readonly const?: unknown };
  const names = [...Object.keys(properties), ...(typeof type === 'string' ? [type] : [])];
  return [...names, ...Object.values(part).flatMap(namesAtAnyDepth)];
}

test('the reference of scenarios names everything in their schema, and each key of a context in a row', () => {
  const schema = JSON.parse(readFileSync('src/replay/scenario.schema.json', 'utf8')) as {
    readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
  };
  const reference = readFileSync('src/replay/REFERENCE.md', 'utf8');
  expect(namesAtAnyDepth(schema).filter((name) => !reference.includes(name))).toEqual([]);
  for (const form of ['booking', 'contact']) {
    const rows = reference.matchAll(new RegExp(`^\\| ${form} \\| \`(\\w+)\` \\|`, 'gm'));
    const keys = Object.keys(schema.$defs[`${form}Context`]?.properties ?? {});
    expect(Array.from(rows, ([, key]) => key)).toEqual(keys);
  }
});

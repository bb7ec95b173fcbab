import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Part of the published JSON Schema. */
interface Schema {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly description?: string;
}

const scenarioSchema = JSON.parse(readFileSync('src/replay/scenario.schema.json', 'utf8')) as Schema;
const namesIn = ({ properties }: Schema = { $defs: {} }): readonly string[] => Object.keys(properties ?? {});
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Returns the names of all properties and the types of all events. */
function namesAtAnyDepth(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { const: type } = part as { readonly const?: unknown };
  const names = [...namesIn(part as Schema), ...(typeof type === 'string' ? [type] : [])];
  return [...names, ...Object.values(part).flatMap(namesAtAnyDepth)];
}

/** Returns the names that may stand in a part of the schema, or its values, and its description. */
function partWords({ anyOf, enum: values, properties, description = '' }: Schema): string {
  const [first] = anyOf ?? [];
  const names = codes(Object.keys(properties ?? first?.properties ?? {}));
  return [names || codes(values ?? first?.enum ?? []), description].filter((text) => text !== '').join('. ');
}

function contextTable(): string {
  const { answers, bookingContext, contactContext } = scenarioSchema.$defs;
  const rows = [bookingContext, contactContext].flatMap((context, index) =>
    Object.entries(context?.properties ?? {}).map(
      ([name, part]) => `| ${index === 0 ? 'booking' : 'contact'} | \`${name}\` | ${partWords(part)} |`,
    ),
  );
  return [
    `The calls: ${codes(namesIn(answers))}.`,
    '',
    '| `context` of | key | holds |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

test('the reference of scenarios names everything in their schema; UPDATE_README=1 rewrites its table', () => {
  const file = 'src/replay/REFERENCE.md';
  const before = readFileSync(file, 'utf8');
  const written = before.replace(/The calls: [^]*?\n(?=\n[^|\n])/, `${contextTable()}\n`);
  if (process.env.UPDATE_README === '1') writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
  expect(namesAtAnyDepth(scenarioSchema).filter((name) => !written.includes(name))).toEqual([]);
});

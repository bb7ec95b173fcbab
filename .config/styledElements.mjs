import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORT = /^import \{([^}]+)\} from '(\.[^']+)';$/gm;
const STYLED = /^(?:export )?const (\w+) = styled(?:\.(\w+)|\((\w+)\))/gm;

const files = new Set(globSync('{src,__tests__}/**/*.{ts,tsx}', { cwd: ROOT }));
const known = new Map();

/** Name → element of the styled components that a file imports or makes; one that it makes itself wins. */
function elementsOf(file) {
  if (known.has(file)) return known.get(file);
  const elements = {};
  known.set(file, elements);
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  for (const [, names, from] of text.matchAll(IMPORT)) {
    const module = path.posix.join(path.posix.dirname(file), from);
    const source = [`${module}.ts`, `${module}.tsx`].find((candidate) => files.has(candidate));
    const theirs = source === undefined ? {} : elementsOf(source);
    for (const each of names.split(',')) {
      const [exported, name = exported] = each.trim().split(' as ');
      if (exported in theirs) elements[name] = theirs[exported];
    }
  }
  for (const [, name, tag, base] of text.matchAll(STYLED)) elements[name] = tag ?? elements[base] ?? base;
  return elements;
}

/**
 * jsx-a11y is told by name which component is which element. The same name is another element in another file,
 * so each file that draws has an entry of its own.
 */
export const styledElements = [...files]
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ files: [file], settings: { 'jsx-a11y': { components: elementsOf(file) } } }));

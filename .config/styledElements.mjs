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
 * jsx-a11y is told by name which component is which element, for the whole project: where two files call different
 * elements by one name, it would look at the wrong one.
 */
export const styledElements = {};
const namedIn = {};
for (const file of files) {
  if (!file.endsWith('.tsx')) continue;
  for (const [name, element] of Object.entries(elementsOf(file))) {
    if (name in styledElements && styledElements[name] !== element)
      throw new Error(
        `${name} is <${styledElements[name]}> in ${namedIn[name]} and <${element}> in ${file}: give one another name.`,
      );
    styledElements[name] = element;
    namedIn[name] = file;
  }
}

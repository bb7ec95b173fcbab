import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { QA_FOLDER } from '../../support/qaFolder';

/** Returns the content of all files that browsers can download. */
function filesOf(folder: string): string {
  const site = path.join(folder, 'site');
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css|json|webmanifest)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Texts of the bench's code alone: its name, its mark on a page, its clock. */
const MARKS = ['Banc QA', 'data-qa-touched', 'FakeTimers'];

test('the production build contains no code of the QA bench', () => {
  const product = filesOf('dist');
  expect(MARKS.filter((mark) => product.includes(mark))).toEqual([]);
});

test('the same search finds the bench’s code in the QA build', () => {
  const qa = filesOf(QA_FOLDER);
  expect(MARKS.filter((mark) => !qa.includes(mark))).toEqual([]);
});

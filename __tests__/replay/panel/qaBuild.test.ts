import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../src/tools/buildSite';
import { readBuildSettings } from '../../../src/tools/buildSettings';
import { QA_BUILD } from '../../../src/tools/qaBuild';

jest.setTimeout(240_000);

beforeAll(() => buildSite({ ...readBuildSettings({}), ...QA_BUILD }));

/** Everything that a browser may be sent. */
function filesOf(folder: string): string {
  const site = path.join(folder, 'site');
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css|json|webmanifest)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** What only the panel says, or brings along. */
const MARKS = ['Panou QA', 'qa-panel'];

test('what patients download holds nothing of the QA panel', () => {
  const product = filesOf('dist');
  expect(MARKS.filter((mark) => product.includes(mark))).toEqual([]);
});

test('the same search finds the panel in the QA build', () => {
  const qa = filesOf(QA_BUILD.outputFolder);
  expect(MARKS.filter((mark) => !qa.includes(mark))).toEqual([]);
});

import { junitReport } from '../../../src/replay/cli/junitReport';

/** What a build server reads, or undefined when it is no XML. */
function testCases(xml: string): readonly (string | null)[] | undefined {
  const read = new DOMParser().parseFromString(xml, 'text/xml');
  if (read.querySelector('parsererror') !== null) return undefined;
  return [...read.querySelectorAll('testcase')].map((testcase) => testcase.getAttribute('name'));
}

test('characters that XML cannot hold do not spoil the report', () => {
  const title = 'Titlu \u0007 cu \u001B[31m, \uFFFE, \uD800 și „ș”, <b> & 😀';
  const report = { title, machine: 'contact', passed: true, steps: [], took: 1 } as const;
  const xml = junitReport([
    { file: 'a.json', report },
    { file: 'b.json', unreadable: 'Căzut: \u0000\u0008\n\tîn pagină' },
  ]);
  expect(testCases(xml)).toEqual(['Titlu � cu �[31m, �, � și „ș”, <b> & 😀', 'b.json']);
});

import { escapeHtml } from '../../domain/htmlEscape';
import { countOf, outcomeOf, type FileReport, type Reporter } from './fileReport';
import { changeWords, reasonsOf, unjudgedWords } from './words';

/** What XML 1.0 cannot hold, not even as an entity. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string => escapeHtml(text.replace(NO_XML, '\uFFFD'));

/** What was updated, or not judged, has neither passed nor failed. */
const ELEMENTS = { updated: 'skipped', neutral: 'skipped', failed: 'failure', unreadable: 'error' } as const;

function testCase(result: FileReport): string {
  const { file, report, changes = [] } = result;
  const outcome = outcomeOf(result);
  const name = `classname="${xmlText(file)}" name="${xmlText(report?.title ?? file)}"`;
  const open = `    <testcase ${name} time="${((report?.took ?? 0) / 1000).toFixed(3)}"`;
  const unjudged = unjudgedWords(report?.steps ?? []);
  if (outcome === 'passed')
    return unjudged.length === 0
      ? `${open} />`
      : `${open}><system-out>${xmlText(unjudged.join())}</system-out></testcase>`;
  const words = {
    updated: ['updated', ...changes.map(changeWords)],
    neutral: unjudged.length === 0 ? ['nothing is expected'] : unjudged,
    failed: reasonsOf(result),
    unreadable: reasonsOf(result),
  }[outcome];
  const kind = ELEMENTS[outcome];
  const [message = ''] = words;
  return [
    `${open}>`,
    `      <${kind} message="${xmlText(message)}">${xmlText(words.join('\n'))}</${kind}>`,
    '    </testcase>',
  ].join('\n');
}

/** For build servers: JUnit's XML, one test case for each file. */
export const junitReport: Reporter = (reports) => {
  const counts = [
    `tests="${reports.length}"`,
    `failures="${countOf(reports, 'failed')}"`,
    `errors="${countOf(reports, 'unreadable')}"`,
    `skipped="${countOf(reports, 'updated', 'neutral')}"`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="replay" ${counts.join(' ')}>`,
    ...reports.map(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};

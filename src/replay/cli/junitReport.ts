import { escapeHtml } from '../../domain/htmlEscape';
import { hasPassed, type FileReport, type Reporter } from './fileReport';
import { failureWords } from './words';

function testCase({ file, report, unreadable }: FileReport): string {
  const name = `classname="${escapeHtml(file)}" name="${escapeHtml(report?.title ?? file)}"`;
  const open = `    <testcase ${name} time="${((report?.took ?? 0) / 1000).toFixed(3)}"`;
  if (report?.passed) return `${open} />`;
  const words = report === undefined ? [unreadable ?? ''] : failureWords(report);
  const kind = report === undefined ? 'error' : 'failure';
  const [message = ''] = words;
  return [
    `${open}>`,
    `      <${kind} message="${escapeHtml(message)}">${escapeHtml(words.join('\n'))}</${kind}>`,
    '    </testcase>',
  ].join('\n');
}

/** For build servers: JUnit's XML, one test case for each file. */
export const junitReport: Reporter = (reports) => {
  const unread = reports.filter(({ report }) => report === undefined).length;
  const failed = reports.filter((report) => !hasPassed(report)).length - unread;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="replay" tests="${reports.length}" failures="${failed}" errors="${unread}">`,
    ...reports.map(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};

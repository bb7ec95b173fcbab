import { escapeHtml } from '../../domain/htmlEscape';
import { hasPassed, type FileReport, type Reporter } from './fileReport';
import { failureWords } from './words';

/** What XML 1.0 cannot hold, not even as an entity. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string => escapeHtml(text.replace(NO_XML, '\uFFFD'));

function testCase({ file, report, unreadable }: FileReport): string {
  const name = `classname="${xmlText(file)}" name="${xmlText(report?.title ?? file)}"`;
  const open = `    <testcase ${name} time="${((report?.took ?? 0) / 1000).toFixed(3)}"`;
  if (report?.passed) return `${open} />`;
  const words = report === undefined ? [unreadable ?? ''] : failureWords(report);
  const kind = report === undefined ? 'error' : 'failure';
  const [message = ''] = words;
  return [
    `${open}>`,
    `      <${kind} message="${xmlText(message)}">${xmlText(words.join('\n'))}</${kind}>`,
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

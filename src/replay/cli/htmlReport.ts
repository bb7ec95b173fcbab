import { escapeHtml } from '../../domain/htmlEscape';
import { color } from '../../ui/tokens';
import type { StepReport } from '../run/report';
import { MARKS, verdictOf } from '../run/verdict';
import { stepWords } from '../scenario/stepWords';
import { countOf, OUTCOME_MARKS, outcomeOf, type FileReport, type Reporter } from './fileReport';
import { reasonsOf } from './words';

const STYLE = `
  body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  summary { cursor: pointer; padding: 0.75rem 0; font-weight: 600; }
  details { border-top: 1px solid ${color.hairline}; }
  .failed > summary, .unreadable > summary, pre { color: ${color.danger}; }
  ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
  img { width: 100%; border: 1px solid ${color.hairline}; }
  .neutral > strong, .neutral > summary { color: ${color.muted}; }
  small { display: block; color: ${color.muted}; }
  pre { white-space: pre-wrap; }`;

function picture({ picture: image, step }: StepReport): string {
  if (image === undefined) return '';
  const source = `data:image/jpeg;base64,${image.toString('base64')}`;
  return `<img src="${source}" alt="Pagina după pasul ${escapeHtml(stepWords(step))}" loading="lazy">`;
}

function stepItem(report: StepReport, index: number): string {
  const { step, to, states, messages, unjudged } = report;
  const verdict = verdictOf(report);
  const outcome = [`${to} ms`, states.join(' sau '), ...messages.map((text) => `„${text}”`)].join(' · ');
  return `<li class="${verdict}">
${picture(report)}
<strong>${MARKS[verdict]} ${index + 1}. ${escapeHtml(stepWords(step))}</strong>
<small>${escapeHtml(outcome)}</small>
${[step.note, unjudged.length === 0 ? undefined : `Nejudecate aici: ${unjudged.join(', ')}`]
  .map((text) => (text === undefined ? '' : `<small>${escapeHtml(text)}</small>`))
  .join('')}
</li>`;
}

function section(result: FileReport): string {
  const { file, report } = result;
  const outcome = outcomeOf(result);
  const reasons = reasonsOf(result).join('\n');
  return `<details class="${outcome}"${reasons && ' open'}>
<summary>${OUTCOME_MARKS[outcome]} ${escapeHtml(report?.title ?? file)}</summary>
<p><small>${escapeHtml(file)}</small></p>
${reasons && `<pre>${escapeHtml(reasons)}</pre>`}
<ol>${(report?.steps ?? []).map(stepItem).join('\n')}</ol>
</details>`;
}

/** One page that needs nothing else: every scenario, every step, and its picture. */
export const htmlReport: Reporter = (reports) => {
  const updated = countOf(reports, 'updated');
  const neutral = countOf(reports, 'neutral');
  return `<!doctype html>
<html lang="ro">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Scenarii reluate</title>
<style>${STYLE}</style>
<h1>Scenarii reluate</h1>
<p>Trecute: ${countOf(reports, 'passed')}.${updated > 0 ? ` Actualizate: ${updated}.` : ''}${neutral > 0 ? ` Nejudecate: ${neutral}.` : ''} Căzute: ${countOf(reports, 'failed', 'unreadable')}.</p>
${reports.map(section).join('\n')}
</html>
`;
};

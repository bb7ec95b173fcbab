import { escapeHtml } from '../../domain/htmlEscape';
import type { Letter } from './letter';

/**
 * Colours are the reader's own, light or dark, but for the button: its green bears white on either. Styles stand
 * in the elements, because many mail programs drop the head's.
 */
const STYLES = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  page: 'max-width:560px;margin:0 auto',
  term: 'margin:16px 0 0;font-size:14px',
  detail: 'margin:0;font-weight:600',
  note: 'font-size:14px;font-weight:400',
  button:
    'display:inline-block;padding:12px 20px;border-radius:10px;background:#0b5a5e;color:#ffffff;font-weight:600;text-decoration:none',
  signature: 'margin-top:32px;padding-top:16px;border-top:1px solid #8a8a8a;font-size:14px',
} as const;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const paragraph = (text: string): string => `<p>${lines(text)}</p>`;

function factList(facts: Letter['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ label, lines: said }) => {
    const details = said.map(({ text, note }) => {
      const small = note === undefined ? '' : `<br><span style="${STYLES.note}">${lines(note)}</span>`;
      return `<dd style="${STYLES.detail}">${lines(text)}${small}</dd>`;
    });
    return `<dt style="${STYLES.term}">${escapeHtml(label)}</dt>${details.join('')}`;
  });
  return `<dl style="margin:0">${rows.join('')}</dl>`;
}

function actionLink(action: Letter['action']): string {
  if (action === undefined) return '';
  const url = escapeHtml(action.url);
  return `<p style="margin:24px 0"><a href="${url}" style="${STYLES.button}">${escapeHtml(action.text)}</a></p>`;
}

/** A letter as an HTML mail: no picture, no table, nothing from elsewhere. */
export function letterHtml(
  { subject, paragraphs, facts, action, closing }: Letter,
  signature: readonly string[],
): string {
  return [
    '<!doctype html>',
    '<html lang="ro"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLES.body}"><div style="${STYLES.page}">`,
    ...paragraphs.map(paragraph),
    factList(facts),
    actionLink(action),
    ...closing.map(paragraph),
    `<p style="${STYLES.signature}">${signature.map(escapeHtml).join('<br>')}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}

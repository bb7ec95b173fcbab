import type { WholeLink } from '../../../content/directions';
import { escapeHtml } from '../../../domain/htmlEscape';
import type { Letter, LetterText, Sender } from './letter';
import { HEAD_STYLES, STYLES, type StyleName } from './styles';

const look = (name: StyleName): string => `class="${name}" style="${STYLES[name]}"`;

/** Arranges by a table, because some mail programs know nothing else. */
const table = (name: StyleName, rows: readonly string[]): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${look(name)}>${rows.join('\n')}</table>`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const link = ({ text, url }: WholeLink, name: StyleName = 'link'): string =>
  `<a href="${escapeHtml(url)}" ${look(name)}>${lines(text)}</a>`;

const inline = (text: LetterText): string =>
  typeof text === 'string'
    ? lines(text)
    : text.map((part) => (typeof part === 'string' ? lines(part) : link(part))).join('');

const paragraph = (text: LetterText): string => `<p ${look('paragraph')}>${inline(text)}</p>`;

function factTable(facts: Letter['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ label, lines: said }, index) => {
    const details = said.map(({ text, note, link: way }) =>
      [
        `<b ${look('detail')}>${lines(text)}</b>`,
        ...(note === undefined ? [] : [`<div ${look('note')}>${lines(note)}</div>`]),
        ...(way === undefined ? [] : [link(way)]),
      ].join(''),
    );
    const cell = look(index === 0 ? 'fact' : 'nextFact');
    return `<tr><td ${cell}><div ${look('label')}>${escapeHtml(label)}</div>${details.join('')}</td></tr>`;
  });
  return table('facts', rows);
}

const button = (action: WholeLink): string =>
  table('action', [`<tr><td ${look('button')}>${link(action, 'buttonLink')}</td></tr>`]);

/** Shows the clinic's name as text, beside a picture that adds nothing to it. */
const nameRow = ({ name, logo }: Sender): string =>
  [
    `<td ${look('logo')}><img src="${escapeHtml(logo)}" alt="" width="38" height="38" ${look('logoImage')}></td>`,
    `<td ${look('name')}>${escapeHtml(name)}</td>`,
  ].join('');

/** Returns a letter as an HTML mail, whole without its styles and its picture. */
export function letterHtml(
  { subject, heading, paragraphs, facts, action, closing }: Letter,
  sender: Sender,
): string {
  const page = [
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${nameRow(sender)}</tr></table>`,
    `<h1 ${look('heading')}>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    factTable(facts),
    ...(action === undefined ? [] : [button(action)]),
    ...closing.map(paragraph),
    `<div ${look('signature')}>${sender.signature.map(inline).join('<br>')}</div>`,
  ];
  return [
    '<!doctype html>',
    '<html lang="ro"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${HEAD_STYLES}</style></head>`,
    `<body ${look('body')}>`,
    table('outside', [
      `<tr><td align="center" ${look('around')}>`,
      table('page', [`<tr><td align="left" ${look('text')}>${page.join('\n')}</td></tr>`]),
      '</td></tr>',
    ]),
    '</body></html>',
    '',
  ].join('\n');
}

import type { Letter, LetterText, Sender } from './letter';

const plain = (text: LetterText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Returns a letter for programs, and people, that read plain text. */
export function letterText(
  { heading, paragraphs, facts, action, closing }: Letter,
  { signature }: Sender,
): string {
  const lines = facts.flatMap(({ label, lines: said }) =>
    said.flatMap(({ text, note, link }) => [
      `${label}: ${text}`,
      ...(note ? [`  ${note}`] : []),
      ...(link ? [`  ${link.text}: ${link.url}`] : []),
    ]),
  );
  return [
    heading,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    ...closing.map(plain),
    `-- \n${signature.map(plain).join('\n')}`,
  ].join('\n\n');
}

import type { ClinicProfile } from '../../domain/facts';
import type { AbsoluteLink } from '../directions';
import { signatureOf, type EmailContent, type EmailText } from './emailContent';

const plain = (text: EmailText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const button = (way: AbsoluteLink | undefined): readonly string[] =>
  way ? [`${way.text}:\n${way.url}`] : [];

export function emailText(
  { heading, paragraphs, facts, action, closing, wayOut }: EmailContent,
  clinic: ClinicProfile,
): string {
  const lines = facts.flatMap(({ label, lines: details }) =>
    details.flatMap(({ text, note, link }) => [
      `${label}: ${text}`,
      ...(note ? [`  ${note}`] : []),
      ...(link ? [`  ${link.text}: ${link.url}`] : []),
    ]),
  );
  return [
    heading,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...button(action),
    ...closing.map(plain),
    ...button(wayOut),
    `-- \n${signatureOf(clinic).map(plain).join('\n')}`,
  ].join('\n\n');
}

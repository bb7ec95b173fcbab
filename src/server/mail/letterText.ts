import { SAMPLE_PROFILE as clinic } from '../../content/sample/profile';
import type { Letter } from './letter';

/** The clinic, as every mail signs itself. */
export const SIGNATURE = [
  clinic.name,
  `${clinic.street}, ${clinic.postalCode} ${clinic.city}, ${clinic.landmark}`,
  `Telefon: ${clinic.phone}`,
] as const;

/** A letter for programs, and people, that read plain text. */
export function letterText({ paragraphs, facts, action, closing }: Letter): string {
  const lines = facts.map(({ label, lines: said }) =>
    said.map(({ text, note }) => [`${label}: ${text}`, ...(note ? [`  ${note}`] : [])].join('\n')).join('\n'),
  );
  return [
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    ...closing,
    `-- \n${SIGNATURE.join('\n')}`,
  ].join('\n\n');
}

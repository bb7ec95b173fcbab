import type { ClinicProfile } from '../../domain/facts';
import type { Letter } from './letter';

/** The clinic, as every mail signs itself. */
export const signatureOf = (clinic: ClinicProfile): readonly string[] => [
  clinic.name,
  `${clinic.street}, ${clinic.postalCode} ${clinic.city}, ${clinic.landmark}`,
  `Telefon: ${clinic.phone}`,
];

/** A letter for programs, and people, that read plain text. */
export function letterText(
  { paragraphs, facts, action, closing }: Letter,
  signature: readonly string[],
): string {
  const lines = facts.map(({ label, lines: said }) =>
    said.map(({ text, note }) => [`${label}: ${text}`, ...(note ? [`  ${note}`] : [])].join('\n')).join('\n'),
  );
  return [
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    ...closing,
    `-- \n${signature.join('\n')}`,
  ].join('\n\n');
}

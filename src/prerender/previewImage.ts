import type { PageSubject } from '../app/loadedPage';
import type { ClinicProfile } from '../domain/facts';
import { SPECIALTY_LINKS } from '../content/paths';
import { escapeHtml } from '../domain/htmlEscape';
import { color, hues, type Hue } from '../ui/tokens';

/** What social networks show a link with. */
const WIDTH = 1200;
const HEIGHT = 630;
const LINE_LENGTH = 25;
const MOST_LINES = 4;

/** Breaks a title between words into lines of about the same length. */
export function titleLines(title: string, lineLength = LINE_LENGTH): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= MOST_LINES ? lines : titleLines(title, lineLength + 4);
}

function lookOf(subject: PageSubject, city: string): { hue: Hue; label: string } {
  if (subject.kind === 'site' || subject.kind === 'notFound') return { hue: hues.brand, label: city };
  const key = subject.kind === 'specialty' ? subject.specialty : subject.article.specialty;
  return { hue: hues[key], label: SPECIALTY_LINKS[key].label };
}

/** The heart trace of the clinic's sign, across the picture's foot. */
const TRACE = 'M0 575h940l14-36 24 66 18-44 10 14h194';

/** A link preview as SVG, 1200x630: the page's title over its specialty's hue (decisions §2). */
export function previewImage(title: string, subject: PageSubject, clinic: ClinicProfile): string {
  const { hue, label } = lookOf(subject, clinic.city);
  const lines = titleLines(title);
  const size = lines.some((line) => line.length > LINE_LENGTH) ? 64 : 76;
  const lineHeight = size * 1.15;
  const top = lines.length < 4 ? 280 : 258;
  const text = lines.map(
    (line, index) =>
      `<text x="80" y="${top + index * lineHeight}" font-size="${size}" fill="${hue.deep}">${escapeHtml(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Manrope">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color.paper}"/>`,
    `<circle cx="1090" cy="120" r="250" fill="${hue.tint}"/>`,
    `<circle cx="1010" cy="40" r="90" fill="${hue.base}" opacity="0.16"/>`,
    `<rect width="${WIDTH}" height="12" fill="${hue.base}"/>`,
    `<text x="80" y="110" font-size="32" fill="${color.text}">${escapeHtml(clinic.name)}</text>`,
    `<text x="80" y="156" font-size="26" fill="${color.muted}">${escapeHtml(label)}</text>`,
    ...text,
    `<path d="${TRACE}" fill="none" stroke="${hue.base}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

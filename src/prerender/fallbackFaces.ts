import { fallbackFontFamily } from '../ui/tokens';

interface Widths {
  readonly regular: number;
  readonly bold: number;
}

interface StandIn {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Manrope's text width divided by this font's, measured over all texts of the site. */
  readonly widths: Widths;
  /** The same ratio for the space character, if it differs so much that lines would wrap differently. */
  readonly spaces?: Widths;
}

/**
 * Fallback fonts, the preferred last: of equal faces a browser takes the last one installed (CSS Fonts 4, composite
 * faces).
 */
const STAND_INS: readonly StandIn[] = [
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { regular: 0.925, bold: 0.87 },
    spaces: { regular: 0.629, bold: 0.574 },
  },
  {
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    widths: { regular: 1.03, bold: 1.01 },
  },
  {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: { regular: 1.052, bold: 1.038 },
    spaces: { regular: 0.714, bold: 0.714 },
  },
];

/** Manrope's ascent and descent in em, from its `hhea` table. */
const ASCENT = 1.066;
const DESCENT = 0.3;

/** Rounds to 0.1 %, far less than a pixel. */
const percent = (value: number): string => `${Number((value * 100).toFixed(1))}%`;

const face = (weights: string, names: readonly string[], width: number, range = ''): string =>
  `@font-face{font-family:"${fallbackFontFamily}";font-weight:${weights};` +
  `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
  `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%${range}}`;

const faces = ({ regular, bold }: StandIn, widths: Widths, range?: string): string =>
  face('400 599', regular, widths.regular, range) + face('600 800', bold, widths.bold, range);

/** Fallback faces scaled to Manrope's metrics, so that the layout hardly shifts when Manrope loads. */
export const fallbackFaces = STAND_INS.map(
  (standIn) =>
    faces(standIn, standIn.widths) +
    (standIn.spaces === undefined ? '' : faces(standIn, standIn.spaces, ';unicode-range:U+20')),
).join('');

import { fallbackFontFamily } from '../ui/tokens';

interface Widths {
  readonly regular: number;
  readonly bold: number;
}

interface StandIn {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Manrope's width divided by this font's, over all the site's words. */
  readonly widths: Widths;
  /** The same for the space alone, where it differs much: lines would wrap otherwise than in Manrope. */
  readonly spaces?: Widths;
}

/** The better one last: of faces alike the last that the device has is taken (CSS Fonts 4, composite faces). */
const STAND_INS: readonly StandIn[] = [
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { regular: 0.925, bold: 0.87 },
    spaces: { regular: 0.629, bold: 0.574 },
  },
  {
    regular: ['Arial', 'Liberation Sans', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    widths: { regular: 1.03, bold: 1.01 },
  },
];

/** Manrope's own, in em (its `hhea` table). */
const ASCENT = 1.066;
const DESCENT = 0.3;

/** A tenth of a percent is far less than a pixel. */
const percent = (value: number): string => `${Number((value * 100).toFixed(1))}%`;

const face = (weights: string, names: readonly string[], width: number, range = ''): string =>
  `@font-face{font-family:"${fallbackFontFamily}";font-weight:${weights};` +
  `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
  `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%${range}}`;

const faces = ({ regular, bold }: StandIn, widths: Widths, range?: string): string =>
  face('400 599', regular, widths.regular, range) + face('600 800', bold, widths.bold, range);

/** Common fonts stretched to Manrope's measures, so that next to nothing moves when it arrives. */
export const fallbackFaces = STAND_INS.map(
  (standIn) =>
    faces(standIn, standIn.widths) +
    (standIn.spaces === undefined ? '' : faces(standIn, standIn.spaces, ';unicode-range:U+20')),
).join('');

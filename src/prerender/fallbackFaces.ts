import { fallbackFontFamily } from '../ui/tokens';

interface StandIn {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Manrope's width divided by this font's, over all the site's words. */
  readonly widths: { readonly regular: number; readonly bold: number };
}

/** The better one last: of faces alike the last that the device has is taken (CSS Fonts 4, composite faces). */
const STAND_INS: readonly StandIn[] = [
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: { regular: 0.905, bold: 0.835 } },
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

const face = (weights: string, names: readonly string[], width: number): string =>
  `@font-face{font-family:"${fallbackFontFamily}";font-weight:${weights};` +
  `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
  `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`;

/** Common fonts stretched to Manrope's measures, so that next to nothing moves when it arrives. */
export const fallbackFaces = STAND_INS.map(
  ({ regular, bold, widths }) =>
    face('400 599', regular, widths.regular) + face('600 800', bold, widths.bold),
).join('');

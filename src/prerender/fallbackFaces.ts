import { fallbackFontFamily } from '../ui/tokens';

interface StandIn {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Manrope's width against this font's (its bold from 600 on), of all the site's words, by weight. */
  readonly widths: Readonly<Record<400 | 500 | 600 | 700, number>>;
}

/**
 * The best first. Measured in Chromium on the text of all pages; Arimo stood for Arial, which has the same widths.
 * Each name that a device does not have is asked for in vain before the first paint, so there are few.
 */
const STAND_INS: readonly StandIn[] = [
  {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: { 400: 1.024, 500: 1.044, 600: 0.992, 700: 1.01 },
  },
  {
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    widths: { 400: 1.028, 500: 1.048, 600: 1.049, 700: 1.069 },
  },
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { 400: 0.899, 500: 0.916, 600: 0.826, 700: 0.841 },
  },
];

/** Manrope's own, in em (its `hhea` table). */
const ASCENT = 1.066;
const DESCENT = 0.3;

/** A tenth of a percent is far less than a pixel. */
const percent = (value: number): string => `${Number((value * 100).toFixed(1))}%`;

function facesOf({ regular, bold, widths }: StandIn): string {
  return Object.entries(widths)
    .map(([weight, width]) => {
      const names = Number(weight) < 600 ? regular : bold;
      return (
        `@font-face{font-family:"${fallbackFontFamily}";font-weight:${weight};` +
        `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
        `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`
      );
    })
    .join('');
}

/**
 * Common fonts stretched to Manrope's measures, so that next to nothing moves when it arrives. They share one
 * family: of faces alike the last that the device has is taken (CSS Fonts 4, composite faces), and no family
 * is looked for in vain, which would hold the first paint up.
 */
export const fallbackFaces = STAND_INS.toReversed().map(facesOf).join('');

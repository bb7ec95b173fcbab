import { fallbackFontFamilies } from '../ui/tokens';

interface Fallback {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Manrope's width against this font's (its bold from 550 on), of all the site's words, by weight. */
  readonly widths: Readonly<Record<number, number>>;
}

/** Measured in Chromium on the text of all pages; Arimo stood for Arial, which has the same widths. */
const FALLBACKS: Record<(typeof fallbackFontFamilies)[number], Fallback> = {
  'Manrope-like Arial': {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: { 400: 1.024, 450: 1.034, 500: 1.044, 550: 0.983, 600: 0.992, 650: 1.001, 700: 1.01, 750: 1.019 },
  },
  'Manrope-like Roboto': {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { 400: 1.028, 450: 1.038, 500: 1.048, 550: 1.04, 600: 1.049, 650: 1.059, 700: 1.069, 750: 1.078 },
  },
  'Manrope-like DejaVu': {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: {
      400: 0.899,
      450: 0.908,
      500: 0.916,
      550: 0.819,
      600: 0.826,
      650: 0.834,
      700: 0.841,
      750: 0.849,
    },
  },
};

/** Manrope's own, in em (its `hhea` table). */
const ASCENT = 1.066;
const DESCENT = 0.3;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

function facesOf(family: string, { regular, bold, widths }: Fallback): string {
  return Object.entries(widths)
    .map(([weight, width]) => {
      const names = Number(weight) < 550 ? regular : bold;
      return (
        `@font-face{font-family:"${family}";font-weight:${weight};` +
        `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
        `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`
      );
    })
    .join('');
}

/** Common fonts stretched to Manrope's measures, so that next to nothing moves when it arrives. */
export const fallbackFaces = fallbackFontFamilies
  .map((family) => facesOf(family, FALLBACKS[family]))
  .join('');

import type { CSSProperties } from 'react';

/** The visual vocabulary; components use these names, never raw values. Contrasts are checked in a test. */
export const color = {
  paper: '#fbf9f5',
  surface: '#ffffff',
  sunken: '#f3efe7',
  text: '#10262b',
  muted: '#46585c',
  hairline: '#e2dcd0',
  control: '#76868a',
  brand: '#0b5a5e',
  brandDeep: '#084347',
  brandTint: '#e3f0ee',
  /** Quiet text on brandDeep. */
  brandSoft: '#b5d8d2',
  onBrand: '#ffffff',
  danger: '#a3241a',
  dangerTint: '#fcebe8',
  warning: '#684708',
  warningTint: '#f9efd9',
  focus: '#0b5a5e',
} as const;

/** A scale for each specialty: `tint` for surfaces, `soft` for tiles and pictures, `base` for marks, `deep` for text. */
export const hues = {
  cardiology: { tint: '#fbeae6', soft: '#f4c4b6', base: '#c2452f', deep: '#86291a' },
  rheumatology: { tint: '#f9efd9', soft: '#f0d08a', base: '#a87412', deep: '#684708' },
  hematology: { tint: '#f8e8ed', soft: '#ebbccb', base: '#9b2748', deep: '#6b1630' },
  genetics: { tint: '#e9eaf8', soft: '#c5c9f0', base: '#4549a8', deep: '#2c2f7a' },
  brand: { tint: color.brandTint, soft: color.brandSoft, base: color.brand, deep: color.brandDeep },
} as const;

export type HueName = keyof typeof hues;

/** Returns a style that gives a hue to all that is inside: `var(--tint)`, `var(--deep)` and so on. */
export const hueVariables = (name: HueName): CSSProperties =>
  Object.fromEntries(Object.entries(hues[name]).map(([shade, value]) => [`--${shade}`, value]));

/** 4 px base. It grows with the reader's text size, but on a phone only as far as words keep their room. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: 'min(0.75rem, 3.75vw)',
  4: 'min(1rem, 5vw)',
  5: 'min(1.25rem, 6.25vw)',
  6: 'min(1.5rem, 7.5vw)',
  8: 'min(2rem, 10vw)',
  10: 'min(2.5rem, 12.5vw)',
  12: 'min(3rem, 15vw)',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/** Fluid between 320 and 1400 px of width; the scale's ratio is about 1.25. */
export const fontSize = {
  small: '0.9375rem',
  body: 'clamp(1.0625rem, 1.03rem + 0.1vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.13rem + 0.28vw, 1.375rem)',
  h3: 'min(8vw, clamp(1.25rem, 1.19rem + 0.3vw, 1.4375rem))',
  h2: 'min(10vw, clamp(1.5625rem, 1.42rem + 0.72vw, 2.0625rem))',
  h1: 'min(12vw, clamp(2rem, 1.66rem + 1.7vw, 3.125rem))',
  display: 'clamp(2.5rem, 1.75rem + 3.75vw, 4.75rem)',
} as const;

export const radius = { control: '10px', card: '14px', pill: '999px' } as const;

/** Shadow of what lies above the page. */
export const shadow = '0 1px 2px rgb(16 38 43 / 6%), 0 8px 28px rgb(16 38 43 / 8%)';

/** Common fonts stretched to Manrope's measures (prerender/fallbackFaces), for the time until it is there. */
export const fallbackFontFamily = 'Manrope-like';

export const fontFamily = `Manrope,${fallbackFontFamily},system-ui,sans-serif`;

/** A width in px at the usual text size; in rem it grows with the reader's, so that no line gets fewer words. */
const from = (px: number) => `(min-width: ${px / 16}rem)` as const;

/** The six breakpoints: `@media ${atLeast.lg} { … }`, and `@container` likewise. */
export const atLeast = {
  xs: from(0),
  sm: from(576),
  md: from(768),
  lg: from(992),
  xl: from(1200),
  xxl: from(1400),
} as const;

const until = (px: number) => `(width < ${px / 16}rem)` as const;

/** Below a breakpoint: `@media ${below.lg} { … }` */
export const below = { sm: until(576), md: until(768), lg: until(992) } as const;

/** Widths from which a grid of cards has so many columns. */
export const columns = { one: from(350), two: from(750), three: from(900) } as const;

/** Width from which the second half of the home page's promise starts a new line. */
export const promiseBreak = from(991);

/** Width from which the card of genetics is offset from its row: above 754 px. */
export const geneticsOffset = from(755);

/** Width of the header's box in which the name leaves room for a button. */
export const headerButton = from(375);

/** Width from which the booking form's details stand in a column next to the times. */
export const wholeForm = from(1600);

/** Widths of the calendar's own box: days as columns or as a list, and what large text on a phone leaves of them. */
export const calendarBox = {
  columns: from(608),
  list: until(608),
  title: from(384),
  strip: from(288),
  tight: until(192),
} as const;

/** A border that is visible only when forced colours remove the background. */
export const forcedEdge = 'border: 1px solid transparent;';

/** The brand's dark ground, with a focus that is seen on it. */
export const onDark = `background: ${color.brandDeep}; color: ${color.onBrand};
  :focus-visible { outline-color: ${color.onBrand}; }`;

/** Hides what is useless on paper. */
export const notPrinted = '@media print { display: none; }';

/** Makes a link in a sentence or a list 44 px high. */
export const pressable = 'display: inline-flex; align-items: center; min-height: 2.75rem;';

/** Space above and below a section of a page. */
export const sectionSpace = 'clamp(2.75rem, 1.5rem + 5vw, 6rem)';

/** Keeps a page's content off the screen's edges. */
export const pageEdge = `clamp(${space[4]}, 4vw, ${space[8]})`;

/** A comfortable line of text: 60 to 72 characters. */
export const measure = '40rem';

/** Smallest side of a control, for thumbs. */
export const controlHeight = '3rem';

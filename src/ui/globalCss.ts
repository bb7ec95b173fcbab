import { color, fontFamily, fontSize } from './tokens';

/** Keeps what scrolls into view clear of the header; the header's own elements take it back. */
const SCROLL_PADDING = 'min(6rem, 16vh)';

/**
 * The reset and bare elements' defaults, printed into every document. Links' colours yield to any component's. On paper
 * `data-parted` is no grid, which browsers break badly between two sheets.
 */
export const globalCss = `
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    color-scheme: only light;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: ${SCROLL_PADDING};
  }
  body {
    background: ${color.paper};
    color: ${color.text};
    font-family: ${fontFamily};
    font-size: ${fontSize.body};
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3 { line-height: 1.15; letter-spacing: -0.015em; font-weight: 700; text-wrap: balance; }
  h1 { font-size: ${fontSize.h1}; letter-spacing: -0.025em; }
  h2 { font-size: ${fontSize.h2}; }
  h3 { font-size: ${fontSize.h3}; }
  p { text-wrap: pretty; }
  a { text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  :where(a) { color: ${color.brand}; }
  :where(a:hover) { color: ${color.brandDeep}; }
  img, svg { display: block; flex: none; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  main :where(h1, h2, h3, p, li, strong, small, dt, dd) { overflow-wrap: anywhere; }
  ul, ol { padding: 0; list-style: none; }
  address { font-style: normal; }
  table { border-collapse: collapse; }
  caption, th { text-align: left; }
  th { font-weight: 600; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px; }
  :where(:focus-visible) { border-radius: 4px; }
  header :where(a, button, summary) { scroll-margin-top: calc(-1 * ${SCROLL_PADDING}); }
  :is(h1, h2, h3, main):focus { outline: none; }
  @view-transition { navigation: auto; }
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 300ms; }
  ::selection { background: ${color.brand}; color: ${color.onBrand}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
    @view-transition { navigation: none; }
    ::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root) { animation: none; }
  }
  @media print {
    body { background: none; font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    [data-parted] { display: block !important; }
    [data-parted] > * + * { margin-top: 1rem; }
  }
`.replaceAll(/\s+/g, ' ');

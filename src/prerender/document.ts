import type { HeadTag } from '../app/pageHead';
import { FACTS_ID, ROOT_ID } from '../app/elementIds';
import { escapeHtml } from '../domain/htmlEscape';
import { globalCss } from '../ui/globalCss';
import { color } from '../ui/tokens';

interface DocumentParts {
  readonly head: readonly HeadTag[];
  readonly structuredData: object;
  /** The clinic's facts from which the page was rendered, embedded for hydration. */
  readonly facts: object;
  readonly fontCss: string;
  /** `<style>` elements with the rules that the page uses. */
  readonly styles: string;
  readonly page: string;
  /** Script URLs that hydrate the page; empty for a static page. */
  readonly scripts: readonly string[];
  /** URLs of scripts to preload with `<link>`; a failed `<script>` would leave the page's later import() pending. */
  readonly preloads: readonly string[];
  /** SVG with every icon as a symbol. */
  readonly iconSprite: string;
}

function serializeTag({ tag, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${printed.join('')}>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`;
}

/** Serialises data into a script element that browsers do not run. `<` is escaped so that no text can close the element. */
function serializeData(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Returns a deferred script of low priority, so that images and fonts load first. */
const scriptTag = (file: string): string => `<script defer fetchpriority="low" src="${file}"></script>`;

const preloadTag = (file: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${file}">`;

export function documentHtml(parts: DocumentParts): string {
  const { facts, scripts } = parts;
  return [
    '<!doctype html>',
    '<html lang="ro">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // iOS would turn dates, hours and addresses into links, also in a form before hydration.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    ...parts.head.map(serializeTag),
    // The same for every page; previews take title, description and picture from the page's own tags.
    ...Object.entries({ type: 'website', locale: 'ro_RO', 'image:width': 1200, 'image:height': 630 }).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // Comes before the styles: keeps browsers from inverting colours that were chosen for contrast.
    '<meta name="color-scheme" content="only light">',
    `<meta name="theme-color" content="${color.brand}">`,
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${parts.fontCss}${globalCss}</style>`,
    parts.styles,
    serializeData('type="application/ld+json"', parts.structuredData),
    '</head>',
    `<body>${parts.iconSprite}<div id="${ROOT_ID}">${parts.page}</div>`,
    ...(scripts.length > 0
      ? [serializeData(`type="application/json" id="${FACTS_ID}"`, facts), ...scripts.map(scriptTag)]
      : []),
    ...parts.preloads.map(preloadTag),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

import type { HeadTag } from '../app/pageHead';
import { BOOT_FILES_ATTRIBUTE, ROOT_ID } from '../app/rootElement';
import { globalCss } from '../ui/globalCss';
import { color } from '../ui/tokens';
import type { FontFace } from './fontFace';
import { iconSprite } from './iconSprite';

export interface DocumentParts {
  readonly head: readonly HeadTag[];
  readonly structuredData: object;
  readonly font: FontFace;
  /** `<style>` elements of exactly what the page shows. */
  readonly styles: string;
  /** The page, as React drew it. */
  readonly page: string;
  /** Addresses of the files that make it come alive. */
  readonly scripts: readonly string[];
  /** Where given, the scripts wait for it. */
  readonly bootScript: string | undefined;
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function printTag({ tag, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const open = `<${tag}${printed.join('')}>`;
  return text === undefined
    ? open
    : `${open}${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`;
}

/** JSON inside a script element: `<` is escaped so that no text can close the element. */
function printData(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function printScripts({ scripts, bootScript }: DocumentParts): string {
  if (bootScript === undefined)
    return scripts.map((file) => `<script defer src="${file}"></script>`).join('');
  return `<script defer src="${bootScript}" ${BOOT_FILES_ATTRIBUTE}="${scripts.join(' ')}"></script>`;
}

/** The whole HTML document of one page: a plain function, parts to text. */
export function documentHtml(parts: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="ro">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...parts.font.urls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...parts.head.map(printTag),
    `<meta name="theme-color" content="${color.brand}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${parts.font.css}${globalCss}</style>`,
    parts.styles,
    printScripts(parts),
    printData(parts.structuredData),
    '</head>',
    `<body>${iconSprite()}<div id="${ROOT_ID}">${parts.page}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

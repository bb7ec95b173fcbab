import { FACTS_ID } from '../api/clinicData';
import type { HeadTag } from '../app/pageHead';
import { ROOT_ID } from '../app/rootElement';
import { escapeHtml } from '../domain/htmlEscape';
import { globalCss } from '../ui/globalCss';
import { color } from '../ui/tokens';

export interface DocumentParts {
  readonly head: readonly HeadTag[];
  readonly structuredData: object;
  /** The clinic's facts with which it was drawn, for its own code. */
  readonly facts: object;
  /** The font's faces and their stand-ins. */
  readonly fontCss: string;
  /** `<style>` elements of exactly what the page shows. */
  readonly styles: string;
  /** The page, as React drew it. */
  readonly page: string;
  /** The addresses of the files that hydrate it; none for a page that stays as it is. */
  readonly scripts: readonly string[];
  /** Every icon, for the page to refer to. */
  readonly iconSprite: string;
}

function printTag({ tag, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${printed.join('')}>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`;
}

/** JSON inside a script element: `<` is escaped so that no text can close the element. */
function printData(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** JSON as the text of an element: it is escaped like every other, also when a server fills its slots in. */
const printFacts = (facts: object): string =>
  `<template id="${FACTS_ID}">${JSON.stringify(facts).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</template>`;

/** Low in priority, so that pictures and the typeface come first. */
const printScript = (file: string): string => `<script defer fetchpriority="low" src="${file}"></script>`;

/** The whole HTML document of one page: a plain function, parts to text. */
export function documentHtml(parts: DocumentParts): string {
  const { facts, scripts } = parts;
  return [
    '<!doctype html>',
    '<html lang="ro">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // iOS would turn dates, hours and addresses into links, also inside a form before hydration.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    ...parts.head.map(printTag),
    // Before any style is read: no browser turns the colours around, which were chosen for contrast.
    '<meta name="color-scheme" content="only light">',
    `<meta name="theme-color" content="${color.brand}">`,
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${parts.fontCss}${globalCss}</style>`,
    parts.styles,
    printData('type="application/ld+json"', parts.structuredData),
    '</head>',
    `<body>${parts.iconSprite}<div id="${ROOT_ID}">${parts.page}</div>`,
    ...(scripts.length > 0 ? [printFacts(facts), ...scripts.map(printScript)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

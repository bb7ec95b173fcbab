import { FACTS_ID } from '../api/clinicFacts';
import type { HeadTag } from '../app/pageHead';
import { BOOT_FILES_ATTRIBUTE, ICON, MANIFEST, ROOT_ID } from '../app/rootElement';
import { TYPEFACE_ATTRIBUTE } from '../app/typeface';
import { escapeHtml } from '../domain/htmlEscape';
import { BROKEN_ATTRIBUTE, brokenCss } from '../ui/broken';
import { FORM_ID } from '../ui/form/earlyPress';
import { globalCss } from '../ui/globalCss';
import { color, fontFamily } from '../ui/tokens';

export interface DocumentParts {
  readonly head: readonly HeadTag[];
  readonly structuredData: object;
  /** The clinic's facts with which it was drawn, for its own code. */
  readonly facts: object;
  /** The faces of the typeface and of what stands in for it. */
  readonly fontCss: string;
  /** `<style>` elements of exactly what the page shows. */
  readonly styles: string;
  /** The page, as React drew it. */
  readonly page: string;
  /** Hidden fields of its form, by their names: what it has to remember without scripts. */
  readonly remembered?: Readonly<Record<string, string>> | undefined;
  /** Addresses of the files that make it come alive; the boot script fetches them. Without any it stays as it is. */
  readonly scripts: readonly string[];
  /** Every icon, for the page to refer to. */
  readonly iconSprite: string;
  /** The boot script itself: as a file it would hold up the first paint. */
  readonly bootScript: string;
}

function printTag({ tag, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${printed.join('')}>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`;
}

const printField = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" form="${FORM_ID}" name="${name}" value="${escapeHtml(value)}">`;

/** JSON inside a script element: `<` is escaped so that no text can close the element. */
function printData(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** JSON as the text of an element: it is escaped like every other, also when a server fills its slots in. */
const printFacts = (facts: object): string =>
  `<template id="${FACTS_ID}">${JSON.stringify(facts).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</template>`;

const printScripts = ({ facts, scripts, bootScript }: DocumentParts): readonly string[] => [
  printFacts(facts),
  `<script ${BOOT_FILES_ATTRIBUTE}="${scripts.join(' ')}">${bootScript}</script>`,
];

/** Only once it is asked for, because a font that has to arrive first would hold the words up. */
const typeface = `font-family:${fontFamily}`;

const withoutScript = `<link rel="icon" href="${ICON}"><link rel="manifest" href="${MANIFEST}"><style>body{${typeface}}${brokenCss('html')}</style>`;

/** The whole HTML document of one page: a plain function, parts to text. */
export function documentHtml(parts: DocumentParts): string {
  const isAlive = parts.scripts.length > 0;
  return [
    '<!doctype html>',
    '<html lang="ro">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...parts.head.map(printTag),
    // Before any style is read: no browser turns the colours around, which were chosen for contrast.
    '<meta name="color-scheme" content="only light">',
    `<meta name="theme-color" content="${color.brand}">`,
    // Without a name the browser would ask for /favicon.ico.
    '<link rel="icon" href="data:,">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<style>${parts.fontCss}${globalCss}${brokenCss(`[${BROKEN_ATTRIBUTE}]`)}[${TYPEFACE_ATTRIBUTE}] body{${typeface}}</style>`,
    isAlive ? `<noscript>${withoutScript}</noscript>` : withoutScript,
    parts.styles,
    printData('type="application/ld+json"', parts.structuredData),
    '</head>',
    `<body>${parts.iconSprite}<div id="${ROOT_ID}">${parts.page}</div>`,
    ...Object.entries(parts.remembered ?? {}).map(printField),
    ...(isAlive ? printScripts(parts) : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

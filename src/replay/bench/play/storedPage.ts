import type { Mismatch } from '../../run/report';
import { placeOf } from './placeOf';

/** A page as it was after a step, without scripts. */
export interface StoredPage {
  readonly html: string;
  /** All style rules of the page. */
  readonly css: string;
  /** Width of the window in px, for which the page was laid out. */
  readonly width: number;
  readonly scrollX: number;
  readonly scrollY: number;
}

/** Elements that show nothing, or would load something. */
const LEFT_OUT = 'script, style, template, noscript, link, iframe, meta';

/** Marks the element that the step touched. */
const TOUCHED = 'data-qa-touched';
const MARK_CSS = `[${TOUCHED}] { outline: 3px solid #c2452f !important; outline-offset: 3px; }`;

/** Returns the document's rules: in production styled-components keeps them out of its elements' text. */
function documentCss(): string {
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
  const texts = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [...texts, MARK_CSS].join('\n');
}

/** Writes what a field holds into its copy's attributes, which alone are stored. */
function writeValue(copy: Element, field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLTextAreaElement) copy.textContent = field.value;
  else if (field instanceof HTMLInputElement) {
    copy.setAttribute('value', field.value);
    copy.toggleAttribute('checked', field.checked);
  } else
    [...field.options].forEach(({ selected }, index) =>
      copy.querySelectorAll('option')[index]?.toggleAttribute('selected', selected),
    );
}

/**
 * Returns the document as it is now.
 * @param touched the element to mark; null for none
 */
export function storedPage(touched: HTMLElement | null): StoredPage {
  touched?.setAttribute(TOUCHED, '');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  touched?.removeAttribute(TOUCHED);
  const fields = 'input, textarea, select';
  const copies = copy.querySelectorAll(fields);
  document.querySelectorAll<HTMLInputElement>(fields).forEach((field, index) => {
    const own = copies[index];
    if (own !== undefined) writeValue(own, field);
  });
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  return {
    html: copy.outerHTML,
    css: documentCss(),
    width: window.innerWidth,
    scrollX: window.scrollX,
    scrollY: window.scrollY,
  };
}

/** Scrolls a page to the first of a step's differences that it shows, else to what the step touched. */
export function showDifference(mismatches: readonly Mismatch[], page: Document): void {
  const [place] = mismatches.flatMap((mismatch) => placeOf(mismatch, page) ?? []);
  if (mismatches.length > 0)
    (place ?? page.querySelector(`[${TOUCHED}]`))?.scrollIntoView({ block: 'center' });
}

/**
 * Renders a stored page into an empty document, where nothing of it can be used.
 * @param mismatches of the step
 */
export function showStored(page: StoredPage, mismatches: readonly Mismatch[], target: Document): void {
  const { documentElement } = new DOMParser().parseFromString(page.html, 'text/html');
  documentElement.querySelector('body')?.setAttribute('inert', '');
  const style = target.createElement('style');
  style.textContent = page.css;
  documentElement.querySelector('head')?.append(style);
  target.replaceChild(target.adoptNode(documentElement), target.documentElement);
  target.defaultView?.scrollTo(page.scrollX, page.scrollY);
  showDifference(mismatches, target);
}

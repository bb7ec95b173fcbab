import { oneLine } from '../run/mismatches';
import type { ControlLook } from '../run/scenarioRunner';

/** Returns the texts of the elements whose ids an attribute lists. */
const referencedTexts = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => oneLine(element.ownerDocument.getElementById(id)?.textContent))
    .filter(Boolean);

/** Selects fields, buttons and links. */
export const CONTROL = 'button, input, select, textarea, a[href], summary';

/** Selects what has a name: controls and groups of them. */
export const NAMED = `${CONTROL}, [role="group"]`;

/** Returns a control's accessible name; '' for none. */
export function nameOf(element: Element): string {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
  const own = element.matches('input, select, textarea, [role="group"]') ? '' : element.textContent;
  return (
    [
      element.getAttribute('aria-label'),
      referencedTexts(element, 'aria-labelledby').join(' '),
      labels.join(' '),
      own,
    ]
      .map(oneLine)
      .find(Boolean) ?? ''
  );
}

const isHidden = ({ display, visibility }: CSSStyleDeclaration): boolean =>
  display === 'none' || visibility === 'hidden';

/** Returns a check whether an element is rendered. It remembers its results, because jsdom computes styles slowly. */
function renderedCheck() {
  const known = new Map<Element, boolean>();
  const isRendered = (element: Element | null): boolean => {
    if (element === null) return true;
    const isShown =
      known.get(element) ??
      (!isHidden(getComputedStyle(element)) &&
        element.getAttribute('aria-hidden') !== 'true' &&
        isRendered(element.parentElement));
    known.set(element, isShown);
    return isShown;
  };
  return isRendered;
}

/** Returns the page's main part, without header, footer and tools; null while there is none. */
const mainPart = (): Element | null => document.querySelector('main');

/** Returns the visible text of a part of the page. */
export function visibleText(part: Element | null = mainPart()): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element) || node instanceof SVGElement || node.textContent === '') return;
    // A closed list shows only the chosen option.
    if (node instanceof HTMLOptionElement && !node.selected) return;
    const style = getComputedStyle(node);
    // Text for screen readers only has this clip path.
    if (isHidden(style) || style.clipPath === 'inset(50%)') return;
    // jsdom gives inline elements no display value.
    const gap = style.display === 'inline' || style.display === '' ? '' : ' ';
    parts.push(gap);
    node.childNodes.forEach(read);
    parts.push(gap);
  };
  if (part !== null) read(part);
  return oneLine(parts.join(''));
}

/** Returns the text of the main part's live regions, visible or not. */
export function announcedText(): string {
  const regions = [...(mainPart()?.querySelectorAll('[role="status"], [role="alert"]') ?? [])];
  const rendered = regions.filter(renderedCheck());
  return oneLine(rendered.map(({ textContent }) => textContent).join(' '));
}

function lookOf(element: Element): ControlLook {
  const isField = element.matches('input, select, textarea');
  const invalid = element.getAttribute('aria-invalid') === 'true';
  // The hint follows the error in `aria-describedby`.
  const [described] = isField && !invalid ? [] : referencedTexts(element, 'aria-describedby');
  const look = {
    enabled: !element.matches(':disabled, [aria-disabled="true"]'),
    invalid,
    error: described ?? null,
  };
  const href = element.getAttribute('href');
  if (href !== null) return { ...look, href };
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].filter(({ value }) => value !== '');
    return {
      ...look,
      value: oneLine(options.find(({ selected }) => selected)?.textContent),
      options: options.map(({ textContent }) => oneLine(textContent)),
    };
  }
  return isField ? { ...look, value: (element as HTMLInputElement).value } : look;
}

/** Returns the main part's controls by accessible name; the first of several with one name. */
export function shownControls(): Readonly<Record<string, ControlLook>> {
  const isRendered = renderedCheck();
  const controls: Record<string, ControlLook> = {};
  for (const element of mainPart()?.querySelectorAll(NAMED) ?? []) {
    const name = nameOf(element);
    if (name !== '' && isRendered(element)) controls[name] ??= lookOf(element);
  }
  return controls;
}

/** Returns the accessible name of the focused element; null for none. */
export function focusedName(): string | null {
  const focused = document.activeElement;
  return focused === null || focused === document.body ? null : nameOf(focused);
}

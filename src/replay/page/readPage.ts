import type { ControlLook } from '../run/scenarioRunner';

/** Returns a text on one line, with single spaces. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** Returns the texts of the elements whose ids an attribute lists. */
const referencedTexts = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => oneLine(document.getElementById(id)?.textContent))
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

/** Returns a reader of elements' styles. It computes each once, because jsdom computes them slowly. */
function styleReader() {
  const styles = new Map<Element, { readonly display: string; readonly clipPath: string }>();
  return (element: Element) => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const { display, visibility, clipPath } = getComputedStyle(element);
    const style = { display: visibility === 'hidden' ? 'none' : display, clipPath };
    styles.set(element, style);
    return style;
  };
}

/** Returns a check whether an element and all around it are rendered, for screen readers too. */
function renderedCheck() {
  const styleOf = styleReader();
  const isRendered = (element: Element | null): boolean =>
    element === null ||
    (styleOf(element).display !== 'none' &&
      element.getAttribute('aria-hidden') !== 'true' &&
      isRendered(element.parentElement));
  return isRendered;
}

/** Returns the page's main part, without header, footer and tools; null while there is none. */
const mainPart = (): Element | null => document.querySelector('main');

/** Returns the visible text of a part of the page. */
export function visibleText(part: Element | null = mainPart()): string {
  const styleOf = styleReader();
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element) || node instanceof SVGElement || node.textContent === '') return;
    // A closed list shows only the chosen option.
    if (node instanceof HTMLOptionElement && !node.selected) return;
    const { display, clipPath } = styleOf(node);
    // Text for screen readers only has this clip path.
    if (display === 'none' || clipPath === 'inset(50%)') return;
    // jsdom gives inline elements no display value.
    const gap = display === 'inline' || display === '' ? '' : ' ';
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
  return oneLine(
    regions
      .filter(renderedCheck())
      .map(({ textContent }) => textContent)
      .join(' '),
  );
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

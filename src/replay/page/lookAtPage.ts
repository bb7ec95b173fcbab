import type { ControlLook, PageLook } from '../run/scenarioRunner';

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

/**
 * Returns the texts and controls of the page's main part and messages, without header, footer and tools.
 * @param isRead false leaves the text out, which takes the longest
 * @param page a part of the page; the main part when it is left out
 */
export function lookAtPage(isRead: boolean, page: Element | null = document.querySelector('main')): PageLook {
  // Cached, because jsdom computes styles slowly.
  const styles = new Map<Element, { readonly display: string; readonly clipPath: string }>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const { display, visibility, clipPath } = getComputedStyle(element);
    const style = { display: visibility === 'hidden' ? 'none' : display, clipPath };
    styles.set(element, style);
    return style;
  };

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
  if (page !== null && isRead) read(page);

  const isRendered = (element: Element | null): boolean =>
    element === null ||
    (styleOf(element).display !== 'none' &&
      element.getAttribute('aria-hidden') !== 'true' &&
      isRendered(element.parentElement));
  const lookOf = (element: Element): ControlLook => {
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
  };
  const controls: Record<string, ControlLook> = {};
  for (const element of page?.querySelectorAll(NAMED) ?? []) {
    const name = nameOf(element);
    if (name !== '' && isRendered(element)) controls[name] ??= lookOf(element);
  }
  const focused = document.activeElement;
  const regions = [...(page?.querySelectorAll('[role="status"], [role="alert"]') ?? [])].filter(isRendered);
  return {
    text: oneLine(parts.join('')),
    announced: oneLine(regions.map(({ textContent }) => textContent).join(' ')),
    controls,
    focus: focused === null || focused === document.body ? null : nameOf(focused),
  };
}

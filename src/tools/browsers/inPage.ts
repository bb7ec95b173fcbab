/**
 * What runs in a page, sent as text: no function here may use anything of its file, nor give a name to another
 * function, which the compiler would turn into a call of its own helper.
 */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a visitor knows a control by: its role, or 'text', and a regular expression of its name. */
export type Wanted = readonly [role: string, name: string];

/** The middle of the first such control that can be pressed, brought into view; null while there is none. */
export function placeOf([role, name]: Wanted): Place | null {
  const named = new RegExp(name);
  const found =
    role === 'text'
      ? TestingLibraryDom.queryAllByText(document.body, named)
      : TestingLibraryDom.queryAllByRole(document.body, role, { name: named });
  for (const control of found) {
    if (control.matches(':disabled')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (control.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

export function isThere([role, name]: Wanted): boolean {
  const named = new RegExp(name);
  return role === 'text'
    ? TestingLibraryDom.queryAllByText(document.body, named).some((element) => element.checkVisibility())
    : TestingLibraryDom.queryAllByRole(document.body, role, { name: named }).length > 0;
}

export function isFocused([role, name]: Wanted): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return false;
  const named = new RegExp(name);
  return TestingLibraryDom.queryAllByRole(document.body, role, { name: named }).some((one) => one === active);
}

/** Chooses as from the list, which the system draws; false until that entry is there. */
export function chooseEntry([role, name]: Wanted, entry: string): boolean {
  const [select] = TestingLibraryDom.queryAllByRole<HTMLSelectElement>(document.body, role, {
    name: new RegExp(name),
  });
  const wanted = new RegExp(entry);
  const option = [...(select?.options ?? [])].find(({ text }) => wanted.test(text));
  if (select === undefined || select.disabled || option === undefined) return false;
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** What of the layout is broken: wider than its window, or header controls that lie over each other. */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`is ${scrollWidth} px wide in ${clientWidth} px`] : [];
  const controls = [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      name: control.ariaLabel ?? control.innerText,
      box: control.getBoundingClientRect(),
    }));
  for (const [index, one] of controls.entries())
    for (const two of controls.slice(index + 1)) {
      const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      if (across > 1 && down > 1) faults.push(`has "${one.name}" over "${two.name}" in its header`);
    }
  return faults;
}

/**
 * What lies over the middle of an element, so that no pointer reaches it there: a message, something else, or
 * nothing. It runs in the page itself, so it must not use anything from outside of it.
 */
export function coverOf(element: Element): 'message' | 'something' | 'nothing' {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  if (topmost === null || element.contains(topmost)) return 'nothing';
  return topmost.closest('[role="alert"]') === null ? 'something' : 'message';
}

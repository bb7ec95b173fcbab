/**
 * Text that a stranger typed, safe to print in a terminal: without the control characters that could move
 * the cursor, colour or hide what stands around it. Line breaks become spaces unless they are kept.
 */
export function plainText(text: string, { keepLines = false } = {}): string {
  const lines = keepLines ? text.replace(/\r\n?/g, '\n') : text.replace(/[\t\r\n\u2028\u2029]+/g, ' ');
  return lines.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** Returns why a file cannot be read, one line per reason. */
export function problemWords(error: unknown): string {
  const lines = error instanceof Error ? error.message : String(error);
  return lines
    .replace(/^(.+?):(\d+):(\d+):/gm, '$1, rândul $2, coloana $3:')
    .replace(/steps\[(\d+)\]/g, (_, index) => `pasul ${Number(index) + 1}`);
}

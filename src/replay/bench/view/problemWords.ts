/** Returns the message of any thrown value; one of the framed site's is no `Error` of this window. */
export const messageOf = (error: unknown): string =>
  (Object(error) as Partial<Error>).message ?? String(error);

/** Returns why a file cannot be read, one line per reason. */
export function problemWords(error: unknown): string {
  return messageOf(error)
    .replace(/^(.+?):(\d+):(\d+):/gm, '$1, rândul $2, coloana $3:')
    .replace(/steps\[(\d+)\]/g, (_, index) => `pasul ${Number(index) + 1}`);
}

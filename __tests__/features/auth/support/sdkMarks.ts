/** Texts that only the identity provider's SDK contains: its host, its own name, one of its messages. */
export const SDK_MARKS = [
  'identitytoolkit.googleapis.com',
  '@firebase/auth',
  'popup-closed-by-user',
] as const;

/** Those of the marks that stand in this code. */
export function sdkMarksIn(code: string): readonly string[] {
  return SDK_MARKS.filter((mark) => code.includes(mark));
}

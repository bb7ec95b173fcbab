/** A random id; `crypto.randomUUID` exists on secure origins only, this everywhere. */
export function uniqueKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isUniqueKey = (text: string): boolean => /^[\da-f]{32}$/.test(text);

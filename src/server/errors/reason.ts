/** Why something failed, in one line, whatever was thrown. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}

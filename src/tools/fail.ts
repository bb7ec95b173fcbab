/** Ends a command with one clear line instead of a stack trace. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Ends a command that was called wrongly, before it did anything. */
export function misused(complaint: string): never {
  console.error(complaint);
  process.exit(2);
}

/** Ends a command with one line instead of a stack trace, and exit code 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Ends a command with wrong arguments before it does anything. The exit code is 2. */
export function failUsage(complaint: string): never {
  console.error(complaint);
  process.exit(2);
}

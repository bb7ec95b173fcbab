/** Options of every command that answers with data. */
export interface AnswerOptions {
  readonly json?: boolean;
}

export const JSON_OPTION = ['--json', 'răspunde cu JSON, pentru programe'] as const;

/** Prints the result: as JSON for programs, else as text for people. */
export function answer({ json }: AnswerOptions, data: unknown, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data, undefined, 2) : text}\n`);
}

/** Tells a person what is no part of the result: on the standard error, away from files and pipes. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

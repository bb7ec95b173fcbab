import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** A statement that the server sent to its database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly stack: string;
}

/** Records every statement of this process, on both engines, until the test ends. */
export function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  const record = (text: unknown, values: unknown): void => {
    if (typeof text !== 'string') return;
    const { stack = '' } = new Error(text);
    statements.push({ text, values: Array.isArray(values) ? values : [], stack });
  };
  for (const [driver, method] of [
    [DatabaseSync.prototype, 'prepare'],
    [Client.prototype, 'query'],
  ] as const) {
    const original = Reflect.get(driver, method) as (...args: unknown[]) => unknown;
    jest.spyOn(driver as Record<string, typeof original>, method).mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      record(args[0], args[1]);
      return original.apply(this, args);
    });
  }
  return statements;
}

import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** A statement that the server sent to its database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly stack: string;
}

type Call = (...args: unknown[]) => unknown;

/** Records every statement of this process, on both engines, until the mocks are restored. */
export function recordStatements(): readonly Statement[] {
  const statements: Statement[] = [];
  const record = (driver: object, method: string): void => {
    const drivers = driver as Record<string, Call>;
    const original = Reflect.get(driver, method) as Call;
    jest.spyOn(drivers, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      const [text, values] = args;
      const { stack = '' } = new Error('A statement');
      if (typeof text === 'string')
        statements.push({ text, values: Array.isArray(values) ? values : [], stack });
      return original.apply(this, args);
    });
  };
  record(DatabaseSync.prototype, 'prepare');
  record(Client.prototype, 'query');
  return statements;
}

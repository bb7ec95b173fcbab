import { DatabaseError } from 'pg';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from '../../../src/server/db/errors';
import { postgresFault } from '../../../src/server/db/postgres';

const serverError = (code?: string, more: Partial<DatabaseError> = {}): DatabaseError =>
  Object.assign(new DatabaseError('the server’s own words', 100, 'error'), { code, ...more });

const UNAVAILABLE =
  '53100 53200 53300 53400 58000 58030 58P01 XX000 XX001 XX002 F0000 42501 25006 25P03 55000 55P03 57014 57P01 57P02 57P03 57P05 08006 08P01';

describe('an error of PostgreSQL', () => {
  it.each([
    ['out of reach', UNAVAILABLE, DatabaseUnavailable],
    ['a transaction to be tried again', '40001 40P01 40003', DatabaseConflict],
    ['a fault of the program', '23505 23503 23502 22021 22P02 42P01 42601 0A000', DatabaseRefusal],
  ])('is classified as %s for the codes %s', (_what, codes, kind) => {
    for (const code of codes.split(' ')) {
      const fault = postgresFault(serverError(code));
      expect([code, fault.constructor]).toEqual([code, kind]);
    }
  });

  it.each([
    serverError(),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  ])('is classified as out of reach when the driver, not the server, reports it: %s', (error) => {
    expect(postgresFault(error)).toBeInstanceOf(DatabaseUnavailable);
  });
});

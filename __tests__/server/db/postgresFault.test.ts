import { inspect } from 'node:util';
import { DatabaseError } from 'pg';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from '../../../src/server/db/errors';
import { postgresFault } from '../../../src/server/db/postgresFault';

function serverError(code: string | undefined, more: Partial<DatabaseError> = {}): DatabaseError {
  return Object.assign(new DatabaseError('the server’s own words', 100, 'error'), { code, ...more });
}

describe('an error of PostgreSQL', () => {
  it.each([
    ['53100', 'could not extend a file: the disk is full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['53400', 'a limit of the settings'],
    ['58000', 'system error'],
    ['58030', 'input/output error'],
    ['58P01', 'a file is gone'],
    ['XX000', 'unexpected data beyond the end of a file'],
    ['XX001', 'data corrupted: a page could not be read'],
    ['XX002', 'index corrupted'],
    ['F0000', 'broken settings'],
    ['42501', 'a file on a disk that became read-only'],
    ['25006', 'a copy that is read-only'],
    ['25P03', 'idle in a transaction for too long'],
    ['55000', 'nobody may connect'],
    ['55P03', 'a lock was not to be had'],
    ['57014', 'the statement took too long'],
    ['57P01', 'shut down by its administrator'],
    ['57P02', 'another of its processes crashed'],
    ['57P03', 'still starting, or recovering'],
    ['57P05', 'idle for too long'],
    ['08006', 'connection failure'],
    ['08P01', 'protocol violation'],
    [undefined, 'nothing but words'],
  ])('is out of reach for %s: %s', (code: string | undefined, _what: string) => {
    expect(postgresFault(serverError(code))).toBeInstanceOf(DatabaseUnavailable);
  });

  it.each([
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  ])('is out of reach when the driver, not the server, says it: %s', (error) => {
    expect(postgresFault(error)).toBeInstanceOf(DatabaseUnavailable);
  });

  it.each(['40001', '40P01', '40003'])('is a transaction to be tried again for %s', (code) => {
    expect(postgresFault(serverError(code))).toBeInstanceOf(DatabaseConflict);
  });

  it.each(['23505', '23503', '23502', '22021', '22P02', '42P01', '42601', '0A000'])(
    'is a fault of the program for %s',
    (code) => {
      expect(postgresFault(serverError(code))).toBeInstanceOf(DatabaseRefusal);
    },
  );

  it('says code, constraint and table of what was refused, and none of the values', () => {
    const refusal = postgresFault(
      serverError('23505', {
        message: 'invalid value: "ana@exemplu.example"',
        detail: 'Key (email)=(ana@exemplu.example) already exists.',
        where: 'COPY appointments: "ana@exemplu.example"',
        internalQuery: "select 'ana@exemplu.example'",
        constraint: 'one_live_appointment',
        table: 'appointments',
      }),
    );
    const text = inspect(refusal, { depth: Infinity, showHidden: true });
    expect(text).not.toContain('ana@');
    for (const place of ['23505', 'one_live_appointment', 'appointments']) expect(text).toContain(place);
  });
});

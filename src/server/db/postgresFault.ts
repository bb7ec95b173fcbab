import { DatabaseError } from 'pg';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from './errors';

/**
 * PostgreSQL's own codes, by their beginning, for what passes or somebody mends, and is no fault of a request:
 * - 08: the connection failed; 57: it is stopping, starting, or gave up for lack of time;
 * - 53: no room on the disk, in memory or for one more connection; 58: the system below it failed;
 * - XX: it found its own files other than it left them, as beside a full disk; F0: its settings are broken;
 * - 42501: besides missing rights, files that it may not open or write, as on a disk that became read-only;
 * - 55000: it lets nobody in, as while a backup is put back;
 * - 25006: it is a read-only copy, as while another takes over; 25P03, 55P03: somebody waited too long.
 */
const OUT_OF_REACH = ['08', '53', '57', '58', 'XX', 'F0', '42501', '25006', '25P03', '55000', '55P03'];

/** A transaction that was undone, e.g. to end a deadlock. */
const UNDONE = '40';

/**
 * Returns the meaning of a driver's error; an error without a code of the server is a fault of the
 * connection.
 */
export function postgresFault(error: unknown): Error {
  if (!(error instanceof DatabaseError) || error.code === undefined) return new DatabaseUnavailable(error);
  const { code, constraint, table } = error;
  if (OUT_OF_REACH.some((start) => code.startsWith(start))) return new DatabaseUnavailable(error);
  if (code.startsWith(UNDONE)) return new DatabaseConflict(error);
  return new DatabaseRefusal(code, table, constraint);
}

import { DatabaseRefusal, DatabaseUnavailable } from '../../database/ports/databaseErrors';
import { reason } from '../../errors/reason';

/** PostgreSQL's codes for what is mistyped in an address. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'serverul nu primește acest utilizator.',
  '28P01': 'numele sau parola nu sunt cele bune.',
  '3D000': 'pe server nu există o bază de date cu acest nume.',
};

/** Why a database cannot be opened: in Romanian what is usual, all else in the system's own words. */
export function whyNotOpened(error: unknown): string {
  if (error instanceof DatabaseRefusal) return MISTYPED[error.code] ?? reason(error);
  return reason(error instanceof DatabaseUnavailable ? error.cause : error);
}

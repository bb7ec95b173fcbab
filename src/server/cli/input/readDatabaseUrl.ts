import { InvalidArgumentError } from 'commander';
import { readDatabaseUrl } from '../../config/config';
import { Misuse } from '../output/answer';

const EXPECTED = 'file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ';

/**
 * The address of the site's own data.
 * @throws {Misuse} when `DATABASE_URL` names no database
 */
export function siteDatabaseUrl(): string {
  try {
    return readDatabaseUrl(process.env);
  } catch {
    throw new Misuse(`Variabila DATABASE_URL nu numește o bază de date. Scrieți-o ca ${EXPECTED}.`);
  }
}

/** The address of another database. */
export function readTarget(text: string): string {
  try {
    // For the settings nothing means the site's own data.
    return readDatabaseUrl({ DATABASE_URL: text.trim() || 'nothing' });
  } catch {
    throw new InvalidArgumentError(`Scrieți adresa țintei ca ${EXPECTED}.`);
  }
}

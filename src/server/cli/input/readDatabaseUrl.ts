import { InvalidArgumentError } from 'commander';
import { ConfigError, readDatabaseUrl } from '../../config/config';
import { Misuse } from '../output/answer';

const EXPECTED = 'file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ';

function readOr(text: string | undefined, complaint: () => Error): string {
  try {
    return readDatabaseUrl({ DATABASE_URL: text });
  } catch (error) {
    throw error instanceof ConfigError ? complaint() : error;
  }
}

/**
 * The address of the site's own data.
 * @throws {Misuse} when `DATABASE_URL` names no database
 */
export function siteDatabaseUrl(): string {
  return readOr(
    process.env.DATABASE_URL,
    () => new Misuse(`Variabila DATABASE_URL nu numește o bază de date. Scrieți-o ca ${EXPECTED}.`),
  );
}

/** The address of another database. */
export function readTarget(text: string): string {
  const complaint = (): Error => new InvalidArgumentError(`Scrieți adresa țintei ca ${EXPECTED}.`);
  // For the settings nothing means the site's own data.
  if (text.trim() === '') throw complaint();
  return readOr(text, complaint);
}

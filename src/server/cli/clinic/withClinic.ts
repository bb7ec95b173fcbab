import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { clinicTimeAt } from '../../../domain/clock';
import { readDatabaseUrl, withoutPassword } from '../../config/config';
import { DatabaseRefusal, DatabaseUnavailable } from '../../db/errors';
import { FOR_STAFF, openDatabase, type Database } from '../../db/open';
import type { Db } from '../../db/schema';
import { reason } from '../../errors/reason';
import type { Moment } from '../../staff/change';
import { Refusal } from '../../staff/refusal';
import { Misuse, printNote } from '../output/print';

/** The clinic's data, and the moment at which a command began. */
export interface Clinic extends Moment {
  readonly db: Db;
}

/** @throws {Misuse} when `DATABASE_URL` names no database */
function siteDatabaseUrl(): string {
  try {
    return readDatabaseUrl(process.env);
  } catch {
    throw new Misuse(
      'Variabila DATABASE_URL nu numește o bază de date. Scrieți-o ca file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ.',
    );
  }
}

/** PostgreSQL's codes for what is mistyped in an address. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'serverul nu primește acest utilizator.',
  '28P01': 'numele sau parola nu sunt cele bune.',
  '3D000': 'pe server nu există o bază de date cu acest nume.',
};

/** Says why a database cannot be opened: usual causes in Romanian, others in the system's own words. */
function whyNotOpened(error: unknown): string {
  if (error instanceof DatabaseRefusal) return MISTYPED[error.code] ?? reason(error);
  return reason(error instanceof DatabaseUnavailable ? error.cause : error);
}

/** @throws {Refusal} for one that cannot be opened, or is not there */
async function openSiteDatabase(mayCreate: boolean): Promise<Database> {
  const url = siteDatabaseUrl();
  const file = url.startsWith('file:') ? resolve(url.replace(/^file:(?:\/\/)?/, '')) : undefined;
  if (file !== undefined && !mayCreate && !existsSync(file))
    throw new Refusal(
      `Nu există fișierul ${file}, pe care îl caută comanda. Verificați DATABASE_URL, sau porniți întâi site-ul.`,
    );
  return openDatabase(url, { ...FOR_STAFF, mayCreate }).catch((error: unknown) => {
    throw new Refusal(`Baza de date nu poate fi deschisă. Verificați DATABASE_URL: ${whyNotOpened(error)}`);
  });
}

/** Runs work on the site's own data. What fails after it is done, as when they are closed, undoes none of it. */
export async function withDatabase(
  work: (clinic: Clinic) => Promise<void>,
  mayCreate = false,
): Promise<void> {
  const database = await openSiteDatabase(mayCreate);
  const at = Date.now();
  try {
    await work({ db: database.db, now: clinicTimeAt(at), at });
  } finally {
    await database.close().catch(() => undefined);
  }
}

/** Makes a command's action of work on the clinic's data. It warns of empty data, as a mistyped address has them. */
export const withClinic =
  <Args extends unknown[]>(work: (clinic: Clinic, ...args: Args) => Promise<void>) =>
  (...args: Args): Promise<void> =>
    withDatabase(async (clinic) => {
      const service = await clinic.db.selectFrom('services').select('id').limit(1).executeTakeFirst();
      if (service === undefined)
        printNote(
          `Baza de date ${withoutPassword(siteDatabaseUrl())} nu are niciun serviciu. Verificați DATABASE_URL.`,
        );
      await work(clinic, ...args);
    });

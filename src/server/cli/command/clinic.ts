import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { clinicTimeAt } from '../../../domain/clock';
import { readDatabaseUrl } from '../../config/config';
import { DatabaseEmpty, DatabaseRefusal, DatabaseUnavailable } from '../../db/errors';
import { openDatabase, type Database } from '../../db/open';
import type { Db } from '../../db/schema';
import { reason } from '../../errors/reason';
import type { Moment } from '../../staff/entity';
import { Refusal } from '../../staff/refusal';
import { UsageError } from '../io/terminal';

/** Context of a command: the database and the moment at which the command began. */
export interface Clinic extends Moment {
  readonly db: Db;
}

/** @throws {UsageError} if `DATABASE_URL` names no database */
function siteDatabaseUrl(): string {
  try {
    return readDatabaseUrl(process.env);
  } catch {
    throw new UsageError(
      'Variabila DATABASE_URL nu numește o bază de date. Scrieți-o ca file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ.',
    );
  }
}

/** PostgreSQL's codes for mistakes in DATABASE_URL. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'serverul nu primește acest utilizator.',
  '28P01': 'numele sau parola nu sunt cele bune.',
  '3D000': 'pe server nu există o bază de date cu acest nume.',
};

/** Returns the reason why a database cannot be opened: usual causes in Romanian, others in the system's words. */
function whyNotOpened(error: unknown): string {
  if (error instanceof DatabaseEmpty) return 'este goală. Porniți întâi site-ul, care îi face tabelele.';
  if (error instanceof DatabaseRefusal) return MISTYPED[error.code] ?? reason(error);
  return reason(error instanceof DatabaseUnavailable ? error.cause : error);
}

/** @throws {Refusal} if the database cannot be opened, or it does not exist or is empty, and may not be created */
async function openSiteDatabase(url: string, mayCreate: boolean): Promise<Database> {
  const file = url.startsWith('file:') ? resolve(url.replace(/^file:(?:\/\/)?/, '')) : undefined;
  if (file !== undefined && !mayCreate && !existsSync(file))
    throw new Refusal(
      `Nu există fișierul ${file}, pe care îl caută comanda. Verificați DATABASE_URL, sau porniți întâi site-ul.`,
    );
  return openDatabase(url, 'staff', mayCreate).catch((error: unknown) => {
    throw new Refusal(`Baza de date nu poate fi deschisă. Verificați DATABASE_URL: ${whyNotOpened(error)}`);
  });
}

/** Runs work on the site's database. An error while closing is ignored: the work is done by then. */
export async function withClinic(mayCreate: boolean, work: (clinic: Clinic) => Promise<void>): Promise<void> {
  const { db, close } = await openSiteDatabase(siteDatabaseUrl(), mayCreate);
  const at = Date.now();
  try {
    await work({ db, now: clinicTimeAt(at), at });
  } finally {
    await close().catch(() => undefined);
  }
}

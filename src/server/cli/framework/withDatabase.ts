import { existsSync } from 'node:fs';
import { clinicTimeAt } from '../../../domain/clock';
import { readDatabaseUrl, WrongSetting } from '../../config/config';
import { codeOf, DatabaseEmpty, DatabaseUnavailable, reason } from '../../db/errors';
import { openDatabase, type Database } from '../../db/open';
import { sqliteFile } from '../../db/sqlite';
import type { Db } from '../../db/schema';
import type { Moment } from '../../staff/entity';
import { Refusal } from '../../staff/refusal';

/** The database, and the moment at which the command began. */
export interface CommandContext extends Moment {
  readonly db: Db;
}

const HOW_TO_FILL = 'Porniți întâi site-ul, sau aduceți o copie de siguranță: clinic restore --new.';

/** Words for the codes of mistakes in DATABASE_URL. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'serverul nu primește acest utilizator.',
  '28P01': 'numele sau parola nu sunt cele bune.',
  '3D000': 'pe server nu există o bază de date cu acest nume.',
  ECONNREFUSED: 'la adresa și portul acestea nu răspunde niciun server.',
};

/** Returns the reason why a database cannot be opened: usual causes in Romanian, others in the system's words. */
function whyNotOpened(error: unknown): string {
  if (error instanceof WrongSetting)
    return 'scrieți-o ca file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ (/ din parolă ca %2F).';
  if (error instanceof DatabaseEmpty) return `baza este goală. ${HOW_TO_FILL}`;
  return MISTYPED[codeOf(error)] ?? reason(error instanceof DatabaseUnavailable ? error.cause : error);
}

/** @throws {Refusal} if the site's database cannot be opened, or may not be created and does not exist or is empty */
async function openSiteDatabase(mayCreate: boolean): Promise<Database> {
  try {
    const url = readDatabaseUrl(process.env);
    const file = sqliteFile(url);
    if (file !== undefined && !mayCreate && !existsSync(file))
      throw new Error(`nu există fișierul ${file}. ${HOW_TO_FILL}`);
    return await openDatabase(url, 'staff', mayCreate);
  } catch (error) {
    throw new Refusal(`Baza de date nu poate fi deschisă. Verificați DATABASE_URL: ${whyNotOpened(error)}`);
  }
}

/** Runs work on the site's database. An error while closing is ignored: the work is done by then. */
export async function withDatabase(
  mayCreate: boolean,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const { db, close } = await openSiteDatabase(mayCreate);
  const at = Date.now();
  try {
    await work({ db, now: clinicTimeAt(at), at });
  } finally {
    await close().catch(() => undefined);
  }
}

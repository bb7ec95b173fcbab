import type { Command } from 'commander';
import { addDays } from '../../../domain/calendarDate';
import { comingAmong } from '../../booking/find';
import { wipeLog } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { findPerson, forgetPerson, type Person, type PersonRecord } from '../../patient/data';
import { ClockInDoubt, countPurge, purge } from '../../patient/forget';
import { personText } from '../../patient/personText';
import { refuseBooked } from '../../staff/appointments';
import { Refusal } from '../../staff/refusal';
import { clinicMoment, shortDate } from '../../words/dates';
import { field, required } from '../clinic/entity';
import { withFields } from '../clinic/entityCommands';
import { withClinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { email, reference, wholeNumber } from '../input/rules';
import { purgeWords } from '../output/counts';
import { writeOut } from '../output/newFile';
import { Misuse, printNote, printResult, type PrintOptions } from '../output/print';

/** Wipes deleted data from the database's log; the running site does it later where that fails now. */
export async function wipe(db: Db): Promise<void> {
  const isWiped = await wipeLog(db).catch(() => false);
  if (!isWiped)
    printNote(
      'Datele sunt șterse. Alt program citește acum baza de date: urmele lor din jurnalul ei dispar în cel mult o oră de la pornirea site-ului.',
    );
}

const isEmpty = ({ appointments, contactRequests, places }: PersonRecord): boolean =>
  appointments.length + contactRequests.length + places.length === 0;

const show = withClinic(async ({ db }, options: PrintOptions & { email: string; output?: string }) => {
  const { email: address, output, json } = options;
  const record = await findPerson(db, { email: address });
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${address}.`);
  const text = json ? JSON.stringify(record, undefined, 2) : personText(record);
  await writeOut(`${text}\n`, output, `tot ce este păstrat despre ${address}`);
});

interface ForgetOptions extends PrintOptions, YesOptions {
  readonly email?: string;
  readonly reference?: string;
}

function personOf({ email: address, reference: code }: ForgetOptions): Person {
  if (address !== undefined && code === undefined) return { email: address };
  if (code !== undefined && address === undefined) return { reference: code };
  throw new Misuse('Spuneți pe cine: --email sau --reference, nu amândouă.');
}

const forget = withClinic(async ({ db, now, at }, options: ForgetOptions) => {
  const person = personOf(options);
  const who = Object.values(person).join('');
  const record = await findPerson(db, person);
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${who}.`);
  const { appointments, contactRequests, places } = record;
  refuseBooked(comingAmong(appointments, now), `${who}: are`);
  const found = {
    appointments: appointments.length,
    contactRequests: contactRequests.length,
    places: places.length,
  };
  await confirm(`Ștergeți definitiv datele despre ${who}: ${purgeWords(found)}?`, options);
  const forgotten = await forgetPerson(db, person, 'staff', at);
  if ('coming' in forgotten) {
    // Booked before the question was answered.
    refuseBooked(forgotten.coming, `${who}: are`);
    return;
  }
  await wipe(db);
  printResult(
    options,
    { ...forgotten, forgotten: true },
    `Am șters datele despre ${who}: ${purgeWords(forgotten)}.`,
  );
});

interface PurgeOptions extends PrintOptions, YesOptions {
  readonly olderThan: number;
  readonly dryRun?: boolean;
}

const purgeOld = withClinic(async ({ db, now, at }, options: PurgeOptions) => {
  const before = addDays(now.date, -options.olderThan);
  const found = await countPurge(db, before);
  const what = `datele personale de dinainte de ${shortDate(before)}: ${purgeWords(found)}`;
  if (options.dryRun) {
    printResult(options, { before, ...found, purged: false }, `S-ar șterge ${what}.`);
    return;
  }
  await confirm(`Ștergeți definitiv ${what}?`, options);
  const purged = await purge(db, before, at).catch((error: unknown) => {
    if (!(error instanceof ClockInDoubt)) throw error;
    throw new Refusal(
      `Ceasul acestui calculator spune ${clinicMoment(new Date(at).toISOString())}, la mai mult de 31 de zile de ultima programare sau schimbare. Nu am șters nimic; verificați ceasul.`,
    );
  });
  await wipe(db);
  printResult(
    options,
    { before, ...purged, purged: true },
    `Am șters datele personale: ${purgeWords(purged)}.`,
  );
});

const PERSON_OPTIONS = { email: required('<adresă>', 'adresa lui de e-mail', email) };
const FORGET_OPTIONS = {
  email: field('<adresă>', 'adresa lui de e-mail', email),
  reference: field('<cod>', 'codul unei singure programări sau al unui singur mesaj', reference),
};
const PURGE_OPTIONS = { olderThan: required('<zile>', 'mai vechi de atâtea zile', wholeNumber(1, 36_500)) };
const LEFT =
  'din programări rămân medicul, ziua și ora, iar mesajele și locurile pe lista de așteptare dispar';

/** `clinic person`, `clinic forget`, `clinic purge` */
export function peopleCommands(program: Command): void {
  withFields(program.command('person'), PERSON_OPTIONS, true)
    .description('scrie tot ce este păstrat despre un om, la cererea lui')
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(show);
  withFields(program.command('forget'), FORGET_OPTIONS, true)
    .description(`șterge definitiv datele despre un om, la cererea lui: ${LEFT}`)
    .option(...YES_OPTION)
    .action(forget);
  withFields(program.command('purge'), PURGE_OPTIONS, true)
    .description(`șterge definitiv datele personale vechi: ${LEFT}`)
    .option('--dry-run', 'arată numai ce s-ar șterge')
    .option(...YES_OPTION)
    .action(purgeOld);
}

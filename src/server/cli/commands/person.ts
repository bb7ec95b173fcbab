import type { Command } from 'commander';
import { isExpired } from '../../../domain/slotStatus';
import { findPerson, forgetPerson, type Person, type PersonRecord } from '../../database/staff/people';
import { onData } from '../clinic/onClinic';
import { readEmail, readReference } from '../input/argumentReaders';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { answer, Misuse, Refusal, tell, type AnswerOptions } from '../output/answer';
import { appointmentText } from '../output/appointmentText';
import { contactRequestText } from '../output/contactRequestText';
import { clinicMoment } from '../output/dates';
import { MAIL_KINDS, MAIL_STATUSES } from '../output/mailWords';
import { purgeWords } from '../output/purgeWords';
import { textTable } from '../output/text';
import { writeNewFile } from '../output/writeNewFile';
import { refuseBooked } from './refuseBooked';

const isEmpty = ({ appointments, contactRequests }: PersonRecord): boolean =>
  appointments.length + contactRequests.length === 0;

function recordText({ appointments, contactRequests, mails }: PersonRecord): string {
  const rows = mails.map(({ kind, reference, status, createdAt, settledAt }) => [
    ...[MAIL_KINDS[kind], reference, MAIL_STATUSES[status]],
    clinicMoment(settledAt ?? createdAt),
  ]);
  return [
    `Programări: ${appointments.length}`,
    ...appointments.map(appointmentText),
    `Mesaje: ${contactRequests.length}`,
    ...contactRequests.map(contactRequestText),
    `E-mailuri: ${mails.length}`,
    ...(mails.length === 0 ? [] : [textTable(['E-mail', 'Cod', 'Stare', 'La'], rows)]),
  ].join('\n\n');
}

interface ShowOptions extends AnswerOptions {
  readonly email: string;
  readonly output?: string;
}

const show = onData(async ({ db }, options: ShowOptions) => {
  const { email, output, json } = options;
  const record = await findPerson(db, { email });
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${email}.`);
  if (output === undefined) {
    answer(options, record, recordText(record));
    return;
  }
  await writeNewFile(output, [`${json ? JSON.stringify(record, undefined, 2) : recordText(record)}\n`]);
  tell(`Am scris în ${output} tot ce este păstrat despre ${email}.`);
});

interface ForgetOptions extends AnswerOptions, YesOptions {
  readonly email?: string;
  readonly reference?: string;
}

function personOf({ email, reference }: ForgetOptions): Person {
  if (email !== undefined && reference === undefined) return { email };
  if (reference !== undefined && email === undefined) return { reference };
  throw new Misuse('Spuneți pe cine: --email sau --reference, nu amândouă.');
}

const forget = onData(async ({ db, now }, options: ForgetOptions) => {
  const person = personOf(options);
  const who = Object.values(person).join('');
  const record = await findPerson(db, person);
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${who}.`);
  const { appointments, contactRequests } = record;
  const coming = appointments.filter(
    ({ cancelledAt, date, startTime }) => cancelledAt === null && !isExpired(date, startTime, now),
  );
  refuseBooked(coming, `${who}:`);
  const found = { appointments: appointments.length, contactRequests: contactRequests.length };
  await confirm(`Ștergeți definitiv datele despre ${who}: ${purgeWords(found)}?`, options);
  const forgotten = await forgetPerson(db, person);
  answer(
    options,
    { ...forgotten, forgotten: true },
    `Am șters datele despre ${who}: ${purgeWords(forgotten)}.`,
  );
});

/** `clinic person`, `clinic forget` */
export function personCommands(program: Command): void {
  program
    .command('person')
    .description('scrie tot ce este păstrat despre un om, la cererea lui')
    .requiredOption('--email <adresă>', 'adresa lui de e-mail', readEmail)
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(show);
  program
    .command('forget')
    .description(
      'șterge definitiv datele despre un om, la cererea lui: din programări rămân medicul, ziua și ora, iar mesajele dispar',
    )
    .option('--email <adresă>', 'adresa lui de e-mail', readEmail)
    .option('--reference <cod>', 'codul unei singure programări sau al unui singur mesaj', readReference)
    .option(...YES_OPTION)
    .action(forget);
}

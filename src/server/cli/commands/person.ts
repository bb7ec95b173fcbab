import type { Command } from 'commander';
import type { Person, PersonRecord } from '../../database/ports/peopleStore';
import { comingAmong } from '../../database/sql/storedAppointments';
import { onClinic } from '../clinic/onClinic';
import { untilWiped } from '../clinic/untilWiped';
import { readReference } from '../input/argumentReaders';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { email, readBy } from '../input/rules';
import { answer, Misuse, Refusal, type AnswerOptions } from '../output/answer';
import { purgeWords } from '../output/purgeWords';
import { personText } from '../../words/personText';
import { writeOut } from '../output/writeOut';
import { refuseBooked } from '../output/refuseBooked';

const isEmpty = ({ appointments, contactRequests, places }: PersonRecord): boolean =>
  appointments.length + contactRequests.length + places.length === 0;

interface ShowOptions extends AnswerOptions {
  readonly email: string;
  readonly output?: string;
}

const show = onClinic(async ({ database }, options: ShowOptions) => {
  const { email, output, json } = options;
  const record = await database.people.find({ email });
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${email}.`);
  const text = json ? JSON.stringify(record, undefined, 2) : personText(record);
  await writeOut(`${text}\n`, output, `tot ce este păstrat despre ${email}`);
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

const forget = onClinic(async ({ db, database, now }, options: ForgetOptions) => {
  const person = personOf(options);
  const who = Object.values(person).join('');
  const record = await database.people.find(person);
  if (isEmpty(record)) throw new Refusal(`Nu este păstrat nimic despre ${who}.`);
  const { appointments, contactRequests, places } = record;
  refuseBooked(comingAmong(appointments, now), `${who}: are`);
  const found = {
    appointments: appointments.length,
    contactRequests: contactRequests.length,
    places: places.length,
  };
  await confirm(`Ștergeți definitiv datele despre ${who}: ${purgeWords(found)}?`, options);
  const forgotten = await database.people.forget(person, 'staff', Date.now());
  // Booked while the question stood there.
  if ('coming' in forgotten) {
    refuseBooked(forgotten.coming, `${who}: are`);
    return;
  }
  await untilWiped(db);
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
    .requiredOption('--email <adresă>', 'adresa lui de e-mail', readBy(email))
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(show);
  program
    .command('forget')
    .description(
      'șterge definitiv datele despre un om, la cererea lui: din programări rămân medicul, ziua și ora, iar mesajele și locurile pe lista de așteptare dispar',
    )
    .option('--email <adresă>', 'adresa lui de e-mail', readBy(email))
    .option('--reference <cod>', 'codul unei singure programări sau al unui singur mesaj', readReference)
    .option(...YES_OPTION)
    .action(forget);
}

import { addDays } from '../../../domain/calendarDate';
import { iso, type Db } from '../../db/schema';
import { readingBeforeJump } from '../../journal/jobRuns';
import { countPurge, countsOf, findPerson, forgetPerson, purge, type Person } from '../../patient/person';
import { personText, type PersonRecord } from '../../../content/words/personText';
import { bookedRefusal } from '../../staff/appointments';
import { Refusal } from '../../staff/refusal';
import { email, reference, wholeNumber } from '../../staff/rules';
import { clinicDateTime, shortDate } from '../../../content/words/dates';
import { leaf, type Tree } from '../framework/command';
import { DRY_RUN, option, OUTPUT, required, YES } from '../framework/options';
import { confirm, UsageError } from '../io/terminal';
import { purgeWords } from '../../../content/words/counts';

/** @throws {Refusal} if nothing is stored about the person */
async function findKnown(db: Db, person: Person): Promise<PersonRecord> {
  const record = await findPerson(db, person);
  if (Object.values(countsOf(record)).every((count) => count === 0))
    throw new Refusal(`Nu este păstrat nimic despre ${Object.values(person).join('')}.`);
  return record;
}

const ADDRESS = ['<adresă>', 'adresa lui de e-mail', email] as const;
const LEFT =
  'din programări rămân medicul, ziua și ora, iar mesajele și locurile pe lista de așteptare dispar';

const person = leaf({
  about: 'scrie tot ce este păstrat despre un om, la cererea lui',
  fields: { email: required(...ADDRESS), output: OUTPUT },
  work: async ({ db }, { email: address }) => {
    const record = await findKnown(db, { email: address });
    const noun = `tot ce este păstrat despre ${address}`;
    return { data: record, text: personText(record), noun };
  },
});

const forget = leaf({
  about: `șterge definitiv datele despre un om, la cererea lui: ${LEFT}`,
  fields: {
    email: option(...ADDRESS),
    reference: option('<cod>', 'codul unei singure programări sau al unui singur mesaj', reference),
    yes: YES,
  },
  work: async ({ db, at }, { email: address, reference: code, yes }) => {
    if ((address === undefined) === (code === undefined))
      throw new UsageError('Spuneți pe cine: --email sau --reference, nu amândouă.');
    const who = address ?? code ?? '';
    const whom: Person = address === undefined ? { reference: who } : { email: who };
    const record = await findKnown(db, whom);
    await confirm(`Ștergeți definitiv datele despre ${who}: ${purgeWords(countsOf(record))}?`, yes);
    const forgotten = await forgetPerson(db, whom, 'staff', at);
    if ('upcoming' in forgotten) throw bookedRefusal(forgotten.upcoming, `Pacientul ${who} are`);
    const text = `Am șters datele despre ${who}: ${purgeWords(forgotten)}.`;
    return { data: { ...forgotten, forgotten: true }, text };
  },
});

const purging = leaf({
  about: `șterge definitiv datele personale vechi: ${LEFT}`,
  fields: {
    olderThan: required('<zile>', 'mai vechi de atâtea zile', wholeNumber(1, 36500)),
    dryRun: DRY_RUN,
    yes: YES,
  },
  work: async ({ db, now, at }, { olderThan, dryRun, yes }) => {
    const before = addDays(now.date, -olderThan);
    const found = await countPurge(db, before);
    const what = `datele personale de dinainte de ${shortDate(before)}: ${purgeWords(found)}`;
    if (dryRun) return { data: { before, ...found, purged: false }, text: `S-ar șterge ${what}.` };
    if ((await readingBeforeJump(db, at)) !== undefined)
      throw new Refusal(
        `Ceasul acestui calculator spune ${clinicDateTime(iso(at))} și poate merge greșit. Nu am șters nimic. Vedeți: clinic clock.`,
      );
    await confirm(`Ștergeți definitiv ${what}?`, yes);
    const purged = await purge(db, before, at);
    const text = `Am șters datele personale: ${purgeWords(purged)}.`;
    return { data: { before, ...purged, purged: true }, text };
  },
});

export const people = { person, forget, purge: purging } satisfies Tree;

import type { Command } from 'commander';
import { picklist, safeParse } from 'valibot';
import type { ClinicProfile } from '../../../domain/facts';
import { setProfile } from '../../database/staff/profile';
import { hoursProblem, PROFILE_FIELDS, PROFILE_NAMES } from '../facts/profileFields';
import { readBy } from '../input/rules';
import { onData } from '../clinic/onClinic';
import { Misuse, answer, type AnswerOptions } from '../output/answer';
import { textTable } from '../../words/text';

const show = onData(async ({ database }, options: AnswerOptions) => {
  const profile = await database.facts.profile();
  const lines = PROFILE_NAMES.map((field) => [field, PROFILE_FIELDS[field].words, profile[field] ?? '']);
  answer(options, profile, textTable(['Câmp', 'Ce este', 'Valoare'], lines));
});

const fieldRule = picklist(PROFILE_NAMES, `Alegeți unul dintre câmpurile ${PROFILE_NAMES.join(', ')}.`);

const set = onData(
  async ({ db, database }, field: keyof ClinicProfile, text: string, options: AnswerOptions) => {
    const { words, rule } = PROFILE_FIELDS[field];
    const parsed = safeParse(rule, text);
    if (!parsed.success) throw new Misuse(parsed.issues[0].message);
    const value = parsed.output;
    const profile = { ...(await database.facts.profile()), [field]: value };
    const problem = hoursProblem(profile);
    if (problem !== undefined) throw new Misuse(problem.message);
    await setProfile(db, { [field]: value });
    answer(options, profile, value === '' ? `Nu se mai arată: ${words}.` : `De acum, ${words}: ${value}.`);
  },
);

/** `clinic profile …` */
export function profileCommand(program: Command): void {
  const profile = program
    .command('profile')
    .description(
      'ce spune clinica despre ea: nume, telefoane, adresă, ore, date juridice, informații practice',
    );
  profile.command('show').description('arată tot').action(show);
  profile
    .command('set')
    .description('schimbă un câmp')
    .argument('<câmp>', `unul dintre ${PROFILE_NAMES.join(', ')}`, readBy(fieldRule))
    .argument('<valoare>', 'ce scrie acolo de acum înainte; "" scoate un câmp care poate lipsi')
    .action(set);
}

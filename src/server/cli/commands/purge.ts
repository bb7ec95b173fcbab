import type { Command } from 'commander';
import { addDays } from '../../../domain/calendarDate';
import { countPersonalData } from '../../database/staff/purgePersonalData';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readNumber } from '../input/argumentReaders';
import { answer, type AnswerOptions } from '../output/answer';
import { shortDate } from '../../words/dates';
import { purgeWords } from '../output/purgeWords';
import { onClinic } from '../clinic/onClinic';
import { untilWiped } from '../clinic/untilWiped';

interface PurgeOptions extends AnswerOptions, YesOptions {
  readonly olderThan: number;
  readonly dryRun?: boolean;
}

const purge = onClinic(async ({ db, database, now }, options: PurgeOptions) => {
  const before = addDays(now.date, -options.olderThan);
  const found = await countPersonalData(db, before);
  const what = `datele personale de dinainte de ${shortDate(before)}: ${purgeWords(found)}`;
  if (options.dryRun) {
    answer(options, { before, ...found, purged: false }, `S-ar șterge ${what}.`);
    return;
  }
  await confirm(`Ștergeți definitiv ${what}?`, options);
  const purged = await database.purgeBefore(before);
  await untilWiped(db);
  answer(options, { before, ...purged, purged: true }, `Am șters datele personale: ${purgeWords(purged)}.`);
});

/** `clinic purge` */
export function purgeCommand(program: Command): void {
  program
    .command('purge')
    .description(
      'șterge definitiv datele personale vechi: din programări rămân medicul, ziua și ora, iar mesajele și locurile pe lista de așteptare dispar',
    )
    .requiredOption('--older-than <zile>', 'mai vechi de atâtea zile', readNumber(1, 36_500))
    .option('--dry-run', 'arată numai ce s-ar șterge')
    .option(...YES_OPTION)
    .action(purge);
}

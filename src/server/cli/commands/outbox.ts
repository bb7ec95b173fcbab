import { Option, type Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import type { MailStatus } from '../../database/ports/outboxStore';
import { Misuse, Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { readIds, readNumber } from '../input/argumentReaders';
import { clinicMoment } from '../../words/dates';
import { MAIL_KINDS, MAIL_STATUSES } from '../../words/mailWords';
import { onClinic } from '../clinic/onClinic';

const list = onClinic(
  async ({ database }, options: AnswerOptions & { limit: number; status?: MailStatus }) => {
    const mails = await database.outbox.list(options.limit, options.status);
    const head = ['Nr.', 'E-mail', 'Cod', 'Stare', 'Data', 'Încercări', 'Ultima eroare'];
    answerTable(options, mails, head, (mail) => [
      ...[mail.id, MAIL_KINDS[mail.kind], mail.reference ?? '—', MAIL_STATUSES[mail.status]],
      ...[clinicMoment(mail.settledAt ?? mail.dueAt), mail.attempts, mail.lastError ?? ''],
    ]);
  },
);

const retry = onClinic(
  async ({ database, at }, ids: readonly number[], options: AnswerOptions & { all?: boolean }) => {
    if (ids.length > 0 === (options.all === true)) {
      throw new Misuse('Spuneți ce se retrimite: numere de e-mailuri sau --all, nu amândouă.');
    }
    const count = await database.outbox.retry(at, options.all ? undefined : ids);
    if (count === 0 && !options.all) {
      throw new Refusal(
        'Niciunul dintre aceste e-mailuri nu este eșuat. Numerele lor: clinic outbox failed.',
      );
    }
    const what = countWords(count, ['Niciun e-mail nu așteaptă', 'Un e-mail așteaptă', 'e-mailuri așteaptă']);
    answer(options, { retried: count }, `${what} să fie retrimis${count > 1 ? 'e' : ''}.`);
  },
);

const LIMIT_OPTION = [
  '--limit <nr>',
  'cel mult atâtea, cele mai noi întâi',
  readNumber(1, 100_000),
  50,
] as const;

/** `clinic outbox …` */
export function outboxCommand(program: Command): void {
  const outbox = program.command('outbox').description('e-mailurile trimise de site și cele care așteaptă');
  outbox
    .command('list')
    .description('arată e-mailurile')
    .addOption(
      new Option(
        '--status <stare>',
        'numai cele care așteaptă, trimise, eșuate sau la care s-a renunțat',
      ).choices(Object.keys(MAIL_STATUSES)),
    )
    .option(...LIMIT_OPTION)
    .action(list);
  outbox
    .command('failed')
    .description('arată e-mailurile eșuate, cu ultima eroare')
    .option(...LIMIT_OPTION)
    .action((options: Parameters<typeof list>[0]) => list({ ...options, status: 'failed' }));
  outbox
    .command('retry')
    .description('trimite din nou e-mailuri eșuate')
    .argument('[nr...]', 'numerele e-mailurilor', readIds, [])
    .option('--all', 'toate cele eșuate')
    .action(retry);
}

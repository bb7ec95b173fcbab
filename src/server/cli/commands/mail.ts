import type { Command } from 'commander';
import { wishWords } from '../../../content/pages/earlier';
import { countWords } from '../../../domain/countWords';
import { doctorName } from '../../../domain/doctorName';
import type { MailStatus } from '../../db/entities';
import { renewLinks } from '../../booking/links';
import { listMails, retryMails, type ListedMail } from '../../outbox/list';
import { contactRequests, findContactRequest, markAnswered } from '../../staff/contactRequests';
import { Refusal } from '../../staff/refusal';
import { listWaiting, type ListedWaiting } from '../../waiting/list';
import { patientName } from '../../words/appointmentText';
import { contactRequestText } from '../../words/contactRequestText';
import { clinicMoment, shortDate } from '../../words/dates';
import { MAIL_KINDS, MAIL_STATUSES } from '../../words/mailWords';
import { withClinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { id, oneOf, readBy, readEach, reference, wholeNumber } from '../input/rules';
import { Misuse, printResult, printTable, type Columns, type PrintOptions } from '../output/print';

const MAIL_COLUMNS: Columns<ListedMail> = {
  'Nr.': (mail) => mail.id,
  'E-mail': (mail) => MAIL_KINDS[mail.kind],
  Cod: (mail) => mail.reference ?? '—',
  Stare: (mail) => MAIL_STATUSES[mail.status],
  Data: (mail) => clinicMoment(mail.settledAt ?? mail.dueAt),
  Încercări: (mail) => mail.attempts,
  'Ultima eroare': (mail) => mail.lastError ?? '',
};

const list = withClinic(async ({ db }, options: PrintOptions & { limit: number; status?: MailStatus }) =>
  printTable(options, await listMails(db, options.limit, options.status), MAIL_COLUMNS),
);

const retry = withClinic(
  async ({ db, at }, ids: readonly number[], options: PrintOptions & { all?: boolean }) => {
    if (ids.length > 0 === (options.all === true))
      throw new Misuse('Spuneți ce se retrimite: numere de e-mailuri sau --all, nu amândouă.');
    const count = await retryMails(db, at, options.all ? undefined : ids);
    if (count === 0 && !options.all)
      throw new Refusal(
        'Niciunul dintre aceste e-mailuri nu este eșuat. Numerele lor: clinic outbox list --status failed.',
      );
    const what = countWords(count, ['Niciun e-mail nu așteaptă', 'Un e-mail așteaptă', 'e-mailuri așteaptă']);
    printResult(options, { retried: count }, `${what} să fie retrimis${count > 1 ? 'e' : ''}.`);
  },
);

/** `clinic outbox …` */
export function outboxCommand(program: Command): void {
  const outbox = program.command('outbox').description('e-mailurile trimise de site și cele care așteaptă');
  const statuses = Object.keys(MAIL_STATUSES) as MailStatus[];
  outbox
    .command('list')
    .description('arată e-mailurile')
    .option(
      '--status <stare>',
      `numai cele care așteaptă, trimise, eșuate sau la care s-a renunțat: ${statuses.join(', ')}`,
      readBy(oneOf(...statuses), '--status'),
    )
    .option(
      '--limit <nr>',
      'cel mult atâtea, cele mai noi întâi',
      readBy(wholeNumber(1, 100_000), '--limit'),
      50,
    )
    .action(list);
  outbox
    .command('retry')
    .description('trimite din nou e-mailuri eșuate')
    .argument('[nr...]', 'numerele e-mailurilor', readEach(id), [])
    .option('--all', 'toate cele eșuate')
    .action(retry);
}

const WAITING_COLUMNS: Columns<ListedWaiting> = {
  Din: (one) => clinicMoment(one.askedAt),
  Cod: (one) => one.appointment?.reference ?? '—',
  Pacient: (one) => (one.appointment ? patientName(one.appointment) : one.email),
  'Are acum': ({ appointment }) =>
    appointment ? `${shortDate(appointment.date)} ${appointment.startTime}` : '—',
  Medic: ({ anyDoctor, appointment }) =>
    anyDoctor || !appointment ? 'oricare' : doctorName(appointment.doctor),
  'I se potrivește': ({ days, parts }) => wishWords(days, parts),
};

/** `clinic waiting` */
export function waitingCommand(program: Command): void {
  program
    .command('waiting')
    .description(
      'arată cine așteaptă o oră mai devreme sau, fără programare, una liberă, în ordinea în care au cerut',
    )
    .action(
      withClinic(async ({ db, at }, options: PrintOptions) =>
        printTable(options, await listWaiting(db, at), WAITING_COLUMNS),
      ),
    );
}

/** `clinic contact-requests …` */
export function contactRequestsCommand(program: Command): void {
  const requests = program.command('contact-requests').description('mesajele trimise din pagina de contact');
  requests
    .command('list')
    .description('arată mesajele fără răspuns, cele mai vechi întâi')
    .option('--all', 'și cele cu răspuns')
    .action(
      withClinic(async ({ db }, options: PrintOptions & { all?: boolean }) =>
        printTable(options, await contactRequests(db, !options.all), {
          Cod: (request) => request.reference,
          'Trimis la': (request) => clinicMoment(request.createdAt),
          Nume: (request) => request.name,
          Telefon: (request) => request.phone,
          Subiect: (request) => request.subject,
          Stare: ({ answeredAt }) =>
            answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(answeredAt)}`,
        }),
      ),
    );
  requests
    .command('show')
    .description('arată un mesaj întreg')
    .argument('<cod>', 'codul mesajului', readBy(reference))
    .action(
      withClinic(async ({ db }, code: string, options: PrintOptions) => {
        const request = await findContactRequest(db, code);
        printResult(options, request, contactRequestText(request));
      }),
    );
  requests
    .command('answered')
    .description('notează că mesajul a primit răspuns')
    .argument('<cod>', 'codul mesajului', readBy(reference))
    .option('--undo', 'notează că nu a primit')
    .action(
      withClinic(async ({ db, at }, code: string, options: PrintOptions & { undo?: boolean }) => {
        const marked = await markAnswered(db, code, options.undo ? null : at);
        const text = options.undo ? 'este din nou fără răspuns' : 'are răspuns';
        printResult(options, marked, `Mesajul ${code} ${text}.`);
      }),
    );
}

/** `clinic links …` */
export function linksCommand(program: Command): void {
  program
    .command('links')
    .description('linkurile pacienților către programările lor')
    .command('renew')
    .description('face altele, când cele trimise au ajuns la cine nu trebuie; cele vechi nu mai merg')
    .option(...YES_OPTION)
    .action(
      withClinic(async ({ db }, options: PrintOptions & YesOptions) => {
        await confirm('Faceți linkuri noi? Cele trimise până acum nu vor mai merge.', options);
        await renewLinks(db);
        printResult(
          options,
          { renewed: true },
          'Linkurile trimise până acum nu mai merg. Pacienții primesc altele de pe site, cu „Am pierdut linkul”.',
        );
      }),
    );
}

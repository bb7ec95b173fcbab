import type { Command } from 'commander';
import { wishWords } from '../../../content/pages/earlier';
import { countWords } from '../../../domain/countWords';
import { doctorName } from '../../../domain/doctorName';
import type { MailStatus } from '../../db/entities';
import { renewLinks } from '../../booking/links';
import { listMails, retryMails } from '../../outbox/list';
import { Refusal } from '../../staff/refusal';
import { id, oneOf } from '../../staff/rules';
import { listWaiting } from '../../waiting/list';
import { patientName } from '../../words/appointmentText';
import { clinicMoment, shortDate } from '../../words/dates';
import { MAIL_KINDS, MAIL_STATUSES } from '../../words/mailWords';
import { textTable } from '../../words/text';
import { define } from '../command/define';
import { confirm } from '../input/confirm';
import { argumentsOf, flag, LIMIT, option, YES } from '../input/options';
import { Misuse } from '../output/print';

/** `clinic outbox …` */
export function outboxCommand(program: Command): void {
  const outbox = program.command('outbox').description('e-mailurile trimise de site și cele care așteaptă');
  const statuses = Object.keys(MAIL_STATUSES) as MailStatus[];
  const only = `numai cele care așteaptă, trimise, eșuate sau la care s-a renunțat: ${statuses.join(', ')}`;
  const listFields = { status: option('<stare>', only, oneOf(...statuses)), limit: LIMIT };
  define(outbox, 'list', 'arată e-mailurile', listFields, async ({ db }, { limit, status }) => {
    const mails = await listMails(db, limit, status);
    const head = ['Nr.', 'E-mail', 'Cod', 'Stare', 'Data', 'Încercări', 'Ultima eroare'];
    const rows = mails.map((mail) => [
      ...[mail.id, MAIL_KINDS[mail.kind], mail.reference ?? '—', MAIL_STATUSES[mail.status]],
      ...[clinicMoment(mail.settledAt ?? mail.dueAt), mail.attempts, mail.lastError ?? ''],
    ]);
    return { data: mails, text: textTable(head, rows) };
  });
  const retryFields = {
    ids: argumentsOf('[nr...]', 'numerele e-mailurilor', id),
    all: flag('toate cele eșuate'),
  };
  define(
    outbox,
    'retry',
    'trimite din nou e-mailuri eșuate',
    retryFields,
    async ({ db, at }, { ids, all }) => {
      if (ids.length > 0 === (all === true))
        throw new Misuse('Spuneți ce se retrimite: numere de e-mailuri sau --all, nu amândouă.');
      const count = await retryMails(db, at, all ? undefined : ids);
      if (count === 0 && !all)
        throw new Refusal(
          'Niciunul dintre aceste e-mailuri nu este eșuat. Numerele lor: clinic outbox list --status failed.',
        );
      const what = countWords(count, [
        'Niciun e-mail nu așteaptă',
        'Un e-mail așteaptă',
        'e-mailuri așteaptă',
      ]);
      return { data: { retried: count }, text: `${what} să fie retrimis${count > 1 ? 'e' : ''}.` };
    },
  );
}

/** `clinic waiting` */
export function waitingCommand(program: Command): void {
  const about =
    'arată cine așteaptă o oră mai devreme sau, fără programare, una liberă, în ordinea în care au cerut';
  define(program, 'waiting', about, {}, async ({ db, at }) => {
    const waiting = await listWaiting(db, at);
    const rows = waiting.map(({ askedAt, appointment, anyDoctor, email, days, parts }) => [
      ...[
        clinicMoment(askedAt),
        appointment?.reference ?? '—',
        appointment ? patientName(appointment) : email,
      ],
      appointment ? `${shortDate(appointment.date)} ${appointment.startTime}` : '—',
      anyDoctor || !appointment ? 'oricare' : doctorName(appointment.doctor),
      wishWords(days, parts),
    ]);
    const head = ['Din', 'Cod', 'Pacient', 'Are acum', 'Medic', 'I se potrivește'];
    return { data: waiting, text: textTable(head, rows) };
  });
}

/** `clinic links …` */
export function linksCommand(program: Command): void {
  const links = program.command('links').description('linkurile pacienților către programările lor');
  const about = 'face altele, când cele trimise au ajuns la cine nu trebuie; cele vechi nu mai merg';
  define(links, 'renew', about, { yes: YES }, async ({ db }, { yes }) => {
    await confirm('Faceți linkuri noi? Cele trimise până acum nu vor mai merge.', yes);
    await renewLinks(db);
    return {
      data: { renewed: true },
      text: 'Linkurile trimise până acum nu mai merg. Pacienții primesc altele de pe site, cu „Am pierdut linkul”.',
    };
  });
}

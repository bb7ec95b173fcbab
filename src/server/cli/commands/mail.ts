import { preferenceWords } from '../../../content/pages/waiting';
import { doctorName, type KeptContactRequest } from '../../../domain/entities';
import { selectRequests } from '../../contact/store';
import type { MailStatus } from '../../../domain/mailKinds';
import { iso } from '../../db/iso';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { recordInJournal } from '../../journal/recordInJournal';
import { renewLinks } from '../../booking/links';
import { listMails } from '../../outbox/list';
import { retryMails } from '../../outbox/retry';
import { orRefuse, Refusal } from '../../staff/refusal';
import { rowId, oneOf, reference } from '../../staff/rules';
import { listEntries } from '../../waiting/entries';
import { patientName } from '../../../content/words/appointmentText';
import {
  contactRequestLine,
  contactRequestTable,
  contactRequestText,
} from '../../../content/words/contactRequestText';
import { clinicDateTime, shortDate } from '../../../content/words/dates';
import { MAIL_KIND_WORDS, MAIL_STATUS_WORDS } from '../../../content/words/mailWords';
import { textTable } from '../../../content/words/text';
import { leaf, type Group, type Tree } from '../framework/command';
import { argument, DEFAULT_LIMIT, flag, LIMIT, option, several, YES } from '../framework/options';
import { confirm, UsageError } from '../io/terminal';

const statuses = Object.keys(MAIL_STATUS_WORDS) as MailStatus[];
const ONLY = `numai cele care așteaptă, trimise, eșuate sau la care s-a renunțat: ${statuses.join(', ')}`;

const list = leaf({
  about: 'arată e-mailurile',
  fields: { status: option('<stare>', ONLY, oneOf(...statuses)), limit: LIMIT },
  work: async ({ db }, { limit = DEFAULT_LIMIT, status }) => {
    const mails = await listMails(db, limit, status);
    const head = ['Nr.', 'E-mail', 'Cod', 'Stare', 'Data', 'Încercări', 'Ultima eroare'];
    const rows = mails.map((mail) => [
      mail.id,
      MAIL_KIND_WORDS[mail.kind],
      mail.reference ?? '—',
      MAIL_STATUS_WORDS[mail.status],
      clinicDateTime(mail.settledAt ?? mail.dueAt),
      mail.attempts,
      mail.lastError ?? '',
    ]);
    return { data: mails, text: textTable(head, rows) };
  },
});

const retry = leaf({
  about: 'trimite din nou e-mailuri eșuate',
  fields: {
    ids: argument('[nr...]', 'numerele e-mailurilor', several(rowId)),
    all: flag('toate cele eșuate'),
  },
  work: async ({ db, at }, { ids, all }) => {
    if (ids.length > 0 === (all === true))
      throw new UsageError('Spuneți ce se retrimite: numere de e-mailuri sau --all, nu amândouă.');
    const count = await inTransaction(db, async (tx) => {
      const retried = await retryMails(tx, at, all ? undefined : ids);
      const others = ids.filter((one) => !retried.includes(one));
      if (!all && others.length > 0)
        throw new Refusal(
          `Aceste numere nu sunt ale unor e-mailuri eșuate: ${others.join(', ')}. Vedeți: clinic outbox list --status failed.`,
        );
      return retried.length;
    });
    return { data: { retried: count }, text: `E-mailuri care așteaptă să fie retrimise: ${count}.` };
  },
});

const waiting = leaf({
  about:
    'arată cine așteaptă o oră mai devreme sau, fără programare, una liberă, în ordinea în care au cerut',
  work: async ({ db, at }) => {
    const all = await listEntries(db, at);
    const rows = all.map(({ askedAt, appointment, doctor, email, days, parts }) => [
      clinicDateTime(askedAt),
      appointment?.reference ?? '—',
      appointment ? patientName(appointment) : email,
      appointment ? `${shortDate(appointment.date)} ${appointment.startTime}` : '—',
      doctor ? doctorName(doctor) : 'oricare',
      preferenceWords(days, parts),
    ]);
    const head = ['Din', 'Cod', 'Pacient', 'Are acum', 'Medic', 'I se potrivește'];
    return { data: all, text: textTable(head, rows) };
  },
});

const renew = leaf({
  about: 'face altele, când cele trimise au ajuns la cine nu trebuie; cele vechi nu mai merg',
  fields: { yes: YES },
  work: async ({ db }, { yes }) => {
    await confirm('Faceți linkuri noi? Cele trimise până acum nu vor mai merge.', yes);
    await renewLinks(db);
    return {
      data: { renewed: true },
      text: 'Linkurile trimise până acum nu mai merg. Pacienții primesc altele de pe site, cu „Am pierdut linkul”; calendarele au acum alte adrese (clinic calendars list).',
    };
  },
});

async function findRequest(db: Db, code: string): Promise<KeptContactRequest> {
  const found = await selectRequests(db).where('reference', '=', code).executeTakeFirst();
  return orRefuse(found, `Nu există mesajul ${code}. Codurile lor: clinic contact-requests list --all.`);
}

const CODE = argument('<cod>', 'codul mesajului', reference);

const listRequests = leaf({
  about: 'arată mesajele nerezolvate, cele mai vechi întâi',
  fields: { all: flag('și cele rezolvate') },
  work: async ({ db }, { all }) => {
    const requests = await selectRequests(db)
      .$if(!all, (query) => query.where('answeredAt', 'is', null))
      .execute();
    return { data: requests, text: contactRequestTable(requests) };
  },
});

const showRequest = leaf({
  about: 'arată un mesaj întreg',
  fields: { code: CODE },
  work: async ({ db }, { code }) => {
    const request = await findRequest(db, code);
    return { data: request, text: contactRequestText(request) };
  },
});

const done = leaf({
  about: 'notează că mesajul sau cererea s-a rezolvat; iese din listă și din e-mailul zilei',
  fields: { code: CODE, undo: flag('îl pune înapoi, ca nerezolvat') },
  work: ({ db, at }, { code, undo }) =>
    inTransaction(db, async (tx) => {
      const before = await findRequest(tx, code);
      const same = `Nu s-a schimbat nimic, mesajul era așa: ${contactRequestLine(before)}.`;
      if ((before.answeredAt === null) === (undo === true)) return { data: before, text: same };
      const marked = await tx
        .updateTable('contact_requests')
        .set({ answeredAt: undo ? null : iso(at) })
        .where('reference', '=', code)
        .returning('id')
        .execute();
      const event = undo ? 'contactRequest.reopened' : 'contactRequest.answered';
      await recordInJournal(tx, 'staff', event, marked);
      const data = await findRequest(tx, code);
      return { data, text: `Mesajul ${contactRequestLine(data)}.` };
    }),
});

const contactRequests: Group = {
  about: 'mesajele trimise din pagina de contact',
  commands: { list: listRequests, show: showRequest, done },
};

export const mail: Tree = {
  waiting,
  'contact-requests': contactRequests,
  outbox: { about: 'e-mailurile trimise de site și cele care așteaptă', commands: { list, retry } },
  links: { about: 'linkurile pacienților către programările lor', commands: { renew } },
};

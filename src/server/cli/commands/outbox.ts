import type { MailStatus } from '../../../domain/mailKinds';
import { inTransaction } from '../../db/transaction';
import { listMails, retryMails } from '../../outbox/list';
import { Refusal } from '../../staff/refusal';
import { rowId, oneOf } from '../../staff/rules';
import { clinicDateTime } from '../../../content/words/dates';
import { MAIL_KIND_WORDS, MAIL_STATUS_WORDS } from '../../../content/words/mailWords';
import { textTable } from '../../../content/words/text';
import { leaf, type Group } from '../framework/command';
import { argument, DEFAULT_LIMIT, flag, LIMIT, option, several } from '../framework/options';
import { UsageError } from '../io/terminal';

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

export const outbox: Group = {
  about: 'e-mailurile trimise de site și cele care așteaptă',
  commands: { list, retry },
};

import type { Command } from 'commander';
import { iso } from '../../db/iso';
import type { Db } from '../../db/schema';
import type { StoredContactRequest } from '../../db/entities';
import { writing } from '../../db/transaction';
import { note } from '../../journal/note';
import { orRefuse } from '../../staff/refusal';
import { reference } from '../../staff/rules';
import { contactRequestText } from '../../words/contactRequestText';
import { clinicMoment } from '../../words/dates';
import { textTable } from '../../words/text';
import { define } from '../command/define';
import { argument, flag } from '../input/options';

const selectRequests = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message', 'createdAt', 'answeredAt'])
    .orderBy('id');

async function findRequest(db: Db, code: string): Promise<StoredContactRequest> {
  const found = await selectRequests(db).where('reference', '=', code).executeTakeFirst();
  return orRefuse(found, `Nu există mesajul ${code}. Codurile lor: clinic contact-requests list --all.`);
}

const requestTable = (requests: readonly StoredContactRequest[]): string =>
  textTable(
    ['Cod', 'Trimis la', 'Nume', 'Telefon', 'Subiect', 'Stare'],
    requests.map((request) => [
      ...[request.reference, clinicMoment(request.createdAt), request.name, request.phone, request.subject],
      request.answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(request.answeredAt)}`,
    ]),
  );

const CODE = argument('<cod>', 'codul mesajului', reference);

/** `clinic contact-requests …` */
export function contactRequestsCommand(program: Command): void {
  const parent = program.command('contact-requests').description('mesajele trimise din pagina de contact');
  const all = flag('și cele cu răspuns');
  define(
    parent,
    'list',
    'arată mesajele fără răspuns, cele mai vechi întâi',
    { all },
    async ({ db }, given) => {
      const requests = await selectRequests(db)
        .$if(given.all === undefined, (query) => query.where('answeredAt', 'is', null))
        .execute();
      return { data: requests, text: requestTable(requests) };
    },
  );
  define(parent, 'show', 'arată un mesaj întreg', { code: CODE }, async ({ db }, { code }) => {
    const request = await findRequest(db, code);
    return { data: request, text: contactRequestText(request) };
  });
  const fields = { code: CODE, undo: flag('notează că nu a primit') };
  define(parent, 'answered', 'notează că mesajul a primit răspuns', fields, ({ db, at }, { code, undo }) =>
    writing(db, async (tx) => {
      const marked = await tx
        .updateTable('contact_requests')
        .set({ answeredAt: undo ? null : iso(at) })
        .where('reference', '=', code)
        .returning('id')
        .execute();
      const ids = marked.map(({ id }) => id);
      await note(tx, 'staff', undo ? 'contactRequest.reopened' : 'contactRequest.answered', ids);
      const text = `Mesajul ${code} ${undo ? 'este din nou fără răspuns' : 'are răspuns'}.`;
      return { data: await findRequest(tx, code), text };
    }),
  );
}

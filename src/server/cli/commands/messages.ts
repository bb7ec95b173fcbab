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
import { leaf, type Group } from '../command/command';
import { argument, flag } from '../command/options';

const selectRequests = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message', 'createdAt', 'answeredAt'])
    .orderBy('id');

async function findRequest(db: Db, code: string): Promise<StoredContactRequest> {
  const found = await selectRequests(db).where('reference', '=', code).executeTakeFirst();
  return orRefuse(found, `Nu există mesajul ${code}. Codurile lor: clinic contact-requests list --all.`);
}

const CODE = argument('<cod>', 'codul mesajului', reference);

const list = leaf({
  about: 'arată mesajele fără răspuns, cele mai vechi întâi',
  fields: { all: flag('și cele cu răspuns') },
  work: async ({ db }, { all }) => {
    const requests = await selectRequests(db)
      .$if(!all, (query) => query.where('answeredAt', 'is', null))
      .execute();
    const rows = requests.map(({ reference: code, createdAt, name, phone, subject, answeredAt }) => [
      ...[code, clinicMoment(createdAt), name, phone, subject],
      answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(answeredAt)}`,
    ]);
    const head = ['Cod', 'Trimis la', 'Nume', 'Telefon', 'Subiect', 'Stare'];
    return { data: requests, text: textTable(head, rows) };
  },
});

const show = leaf({
  about: 'arată un mesaj întreg',
  fields: { code: CODE },
  work: async ({ db }, { code }) => {
    const request = await findRequest(db, code);
    return { data: request, text: contactRequestText(request) };
  },
});

const answered = leaf({
  about: 'notează că mesajul a primit răspuns',
  fields: { code: CODE, undo: flag('notează că nu a primit') },
  work: ({ db, at }, { code, undo }) =>
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
});

export const contactRequests: Group = {
  about: 'mesajele trimise din pagina de contact',
  commands: { list, show, answered },
};

import {
  contactRequestLine,
  contactRequestTable,
  contactRequestText,
} from '../../../content/words/contactRequestText';
import type { KeptContactRequest } from '../../../domain/entities';
import { setAnsweredAt, selectRequests } from '../../contact/store';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { orRefuse } from '../../staff/refusal';
import { reference } from '../../staff/rules';
import { leaf, type Group } from '../framework/command';
import { argument, flag } from '../framework/options';

async function findRequest(db: Db, code: string): Promise<KeptContactRequest> {
  const found = await selectRequests(db).where('reference', '=', code).executeTakeFirst();
  return orRefuse(found, `Nu există mesajul ${code}. Codurile lor: clinic contact-requests list --all.`);
}

const CODE = argument('<cod>', 'codul mesajului', reference);

const list = leaf({
  about: 'arată mesajele nerezolvate, cele mai vechi întâi',
  fields: { all: flag('și cele rezolvate') },
  work: async ({ db }, { all }) => {
    const requests = await selectRequests(db)
      .$if(!all, (query) => query.where('answeredAt', 'is', null))
      .execute();
    return { data: requests, text: contactRequestTable(requests) };
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

const done = leaf({
  about: 'notează că mesajul sau cererea s-a rezolvat; iese din listă și din e-mailul zilei',
  fields: { code: CODE, undo: flag('îl pune înapoi, ca nerezolvat') },
  work: ({ db, at }, { code, undo }) =>
    inTransaction(db, async (tx) => {
      const before = await findRequest(tx, code);
      const same = `Nu s-a schimbat nimic, mesajul era așa: ${contactRequestLine(before)}.`;
      if ((before.answeredAt === null) === (undo === true)) return { data: before, text: same };
      await setAnsweredAt(tx, code, undo ? null : at);
      const data = await findRequest(tx, code);
      return { data, text: `Mesajul ${contactRequestLine(data)}.` };
    }),
});

export const contactRequests: Group = {
  about: 'mesajele trimise din pagina de contact',
  commands: { list, show, done },
};

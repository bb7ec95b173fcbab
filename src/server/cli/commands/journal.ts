import { sql } from 'kysely';
import { clinicDateTime } from '../../../content/words/dates';
import { actorText, JOURNAL_EVENTS } from '../../../content/words/journalWords';
import { textTable } from '../../../content/words/text';
import type { JournalEvent } from '../../db/storedEntities';
import { findAppointment } from '../../staff/appointments';
import { ENTITIES } from '../../staff/entities';
import { singular } from '../../staff/rows';
import { reference } from '../../staff/rules';
import { leaf } from '../framework/command';
import { DEFAULT_LIMIT, LIMIT, option } from '../framework/options';

const EVENTS: Readonly<Partial<Record<JournalEvent, string>>> = {
  ...Object.fromEntries(
    ENTITIES.flatMap((entity) => [
      [`${singular(entity)}.entered`, `adăugare sau schimbare: ${entity.one}`],
      [`${singular(entity)}.removed`, `scoatere: ${entity.one}`],
    ]),
  ),
  ...JOURNAL_EVENTS,
};

export const journal = leaf({
  about: 'arată cine ce a făcut și când: programări, anulări și schimbări ale personalului',
  fields: { reference: option('<cod>', 'numai pentru o programare', reference), limit: LIMIT },
  work: async ({ db }, { limit = DEFAULT_LIMIT, reference: code }) => {
    const only = code === undefined ? undefined : await findAppointment(db, code);
    const entries = await db
      .selectFrom('journal')
      .selectAll()
      .$if(only !== undefined, (query) =>
        query.where(sql<boolean>`event like 'appointment.%'`).where('subjectId', '=', only?.id ?? 0),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    const rows = entries.map((entry) => [
      entry.id,
      clinicDateTime(entry.at),
      actorText(entry.actor),
      EVENTS[entry.event] ?? entry.event,
      entry.subjectId === 0 ? '' : (entry.subjectId ?? ''),
    ]);
    return { data: entries, text: textTable(['Nr.', 'Data', 'Cine', 'Ce', 'Număr intern'], rows) };
  },
});

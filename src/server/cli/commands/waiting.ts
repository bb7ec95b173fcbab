import { preferenceWords } from '../../../content/pages/waiting';
import { listedName } from '../../../content/words/appointmentText';
import { clinicDateTime, shortDate } from '../../../content/words/dates';
import { textTable } from '../../../content/words/text';
import { doctorName } from '../../../domain/entities';
import { listEntries } from '../../waiting/entries';
import { leaf } from '../framework/command';

export const waiting = leaf({
  about:
    'arată cine așteaptă o oră mai devreme sau, fără programare, una liberă, în ordinea în care au cerut',
  work: async ({ db, at }) => {
    const all = await listEntries(db, at);
    const rows = all.map(({ askedAt, appointment, doctor, email, days, parts }) => [
      clinicDateTime(askedAt),
      appointment?.reference ?? '—',
      appointment ? listedName(appointment) : email,
      appointment ? `${shortDate(appointment.date)} ${appointment.startTime}` : '—',
      doctor ? doctorName(doctor) : 'oricare',
      preferenceWords(days, parts),
    ]);
    const head = ['Din', 'Cod', 'Pacient', 'Are acum', 'Medic', 'I se potrivește'];
    return { data: all, text: textTable(head, rows) };
  },
});

import type { Command } from 'commander';
import { markAnswered, staffContactRequests } from '../../database/staff/contactRequests';
import { readReference } from '../input/argumentReaders';
import { findContactRequest } from '../clinic/rowFinders';
import { answer, answerTable, type AnswerOptions } from '../output/answer';
import { clinicMoment } from '../../words/dates';
import { contactRequestText } from '../../words/contactRequestText';
import { onClinic } from '../clinic/onClinic';

const list = onClinic(async ({ db }, options: AnswerOptions & { all?: boolean }) => {
  const rows = await staffContactRequests(db, { onlyOpen: !options.all });
  const head = ['Cod', 'Trimis la', 'Nume', 'Telefon', 'Subiect', 'Stare'];
  answerTable(options, rows, head, ({ reference, createdAt, name, phone, subject, answeredAt }) => [
    ...[reference, clinicMoment(createdAt), name, phone, subject],
    answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(answeredAt)}`,
  ]);
});

const show = onClinic(async (clinic, reference: string, options: AnswerOptions) => {
  const request = await findContactRequest(clinic, reference);
  answer(options, request, contactRequestText(request));
});

const answered = onClinic(async (clinic, reference: string, options: AnswerOptions & { undo?: boolean }) => {
  await findContactRequest(clinic, reference);
  const answeredAt = options.undo ? null : clinic.at;
  await markAnswered(clinic.db, reference, answeredAt);
  const text = options.undo ? 'este din nou fără răspuns' : 'are răspuns';
  answer(options, await findContactRequest(clinic, reference), `Mesajul ${reference} ${text}.`);
});

/** `clinic contact-requests …` */
export function contactRequestsCommand(program: Command): void {
  const requests = program.command('contact-requests').description('mesajele trimise din pagina de contact');
  requests
    .command('list')
    .description('arată mesajele fără răspuns, cele mai vechi întâi')
    .option('--all', 'și cele cu răspuns')
    .action(list);
  requests
    .command('show')
    .description('arată un mesaj întreg')
    .argument('<cod>', 'codul mesajului', readReference)
    .action(show);
  requests
    .command('answered')
    .description('notează că mesajul a primit răspuns')
    .argument('<cod>', 'codul mesajului', readReference)
    .option('--undo', 'notează că nu a primit')
    .action(answered);
}

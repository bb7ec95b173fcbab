import type { Command } from 'commander';
import { wishWords } from '../../../content/pages/earlier';
import { doctorName } from '../../../domain/doctorName';
import { patientName } from '../../words/appointmentText';
import { clinicMoment, shortDate } from '../../words/dates';
import { onClinic } from '../clinic/onClinic';
import { answerTable, type AnswerOptions } from '../output/answer';

const list = onClinic(async ({ database, at }, options: AnswerOptions) => {
  const head = ['Din', 'Cod', 'Pacient', 'Are acum', 'Medic', 'I se potrivește'];
  answerTable(options, await database.waiting.list(at), head, (waiting) => {
    const { appointment, email, askedAt, days, parts, anyDoctor } = waiting;
    const { date, startTime, doctor } = appointment ?? {};
    return [
      ...[
        clinicMoment(askedAt),
        appointment?.reference ?? '—',
        appointment ? patientName(appointment) : email,
      ],
      date === undefined ? '—' : `${shortDate(date)} ${startTime}`,
      ...[anyDoctor || !doctor ? 'oricare' : doctorName(doctor), wishWords(days, parts)],
    ];
  });
});

/** `clinic waiting` */
export function waitingCommand(program: Command): void {
  program
    .command('waiting')
    .description(
      'arată cine așteaptă o oră mai devreme sau, fără programare, una liberă, în ordinea în care au cerut',
    )
    .action(list);
}

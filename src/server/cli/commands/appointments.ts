import type { Command } from 'commander';
import { isExpired } from '../../../domain/slotStatus';
import { Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readReference } from '../input/argumentReaders';
import { findAppointment } from '../clinic/rowFinders';
import { findAppointments, withFilterOptions, type FilterOptions } from '../clinic/findAppointments';
import { appointmentLine, appointmentText, appointmentTable } from '../../words/appointmentText';
import { onClinic } from '../clinic/onClinic';
import { appointmentsDayCommand } from './appointmentsDay';
import { appointmentsExportCommand } from './appointmentsExport';

const list = onClinic(async (clinic, options: AnswerOptions & FilterOptions) => {
  const found = await findAppointments(clinic, options);
  answer(options, found, appointmentTable(found));
});

const show = onClinic(async (clinic, reference: string, options: AnswerOptions) => {
  const appointment = await findAppointment(clinic, reference);
  answer(options, appointment, appointmentText(appointment));
});

const cancel = onClinic(async (clinic, reference: string, options: AnswerOptions & YesOptions) => {
  const { database, now, at } = clinic;
  const appointment = await findAppointment(clinic, reference);
  const line = appointmentLine(appointment);
  if (appointment.cancelledAt !== null) throw new Refusal(`Programarea ${line} este deja anulată.`);
  if (isExpired(appointment.date, appointment.startTime, now)) {
    throw new Refusal(`Programarea ${line} a început sau a trecut; nu se mai anulează.`);
  }
  await confirm(`Anulați programarea ${line}?`, options);
  const { kind } = await database.appointments.cancel({ reference }, 'clinic', at);
  if (kind !== 'cancelled') {
    throw new Refusal(`Programarea ${line} este deja anulată.`);
  }
  answer(
    options,
    { reference, cancelled: true },
    `Am anulat programarea ${line}. Ora este din nou liberă, iar e-mailul către pacient așteaptă să plece.`,
  );
});

/** `clinic appointments …` */
export function appointmentsCommand(program: Command): void {
  const appointments = program.command('appointments').description('programările pacienților');
  withFilterOptions(appointments.command('list'))
    .description('arată programările de azi înainte')
    .action(list);
  appointmentsDayCommand(appointments);
  appointments
    .command('show')
    .description('arată tot ce se știe despre o programare')
    .argument('<cod>', 'codul programării', readReference)
    .action(show);
  appointments
    .command('cancel')
    .description('anulează o programare; ora devine liberă pe site')
    .argument('<cod>', 'codul programării', readReference)
    .option(...YES_OPTION)
    .action(cancel);
  appointmentsExportCommand(appointments);
}

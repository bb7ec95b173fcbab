import type { Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import { isExpired } from '../../../domain/slotStatus';
import { COMING_APPOINTMENTS } from '../output/refuseBooked';
import { Misuse, Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { comingAppointments } from '../../database/staff/staffAppointments';
import { readMoment, readReference } from '../input/argumentReaders';
import { findAppointment } from '../clinic/rowFinders';
import { findAppointments, withFilterOptions, type FilterOptions } from '../clinic/findAppointments';
import { appointmentLine, appointmentText, appointmentTable } from '../../words/appointmentText';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { clinicMoment } from '../../words/dates';
import { appointmentsDayCommand } from './appointmentsDay';
import { appointmentsExportCommand } from './appointmentsExport';
import { appointmentsMoveCommand } from './appointmentsMove';

const list = onClinic(async (clinic, options: AnswerOptions & FilterOptions) => {
  const found = await findAppointments(clinic, options);
  answer(options, found, appointmentTable(found));
});

const show = onClinic(async (clinic, reference: string, options: AnswerOptions) => {
  const appointment = await findAppointment(clinic, reference);
  answer(options, appointment, appointmentText(appointment));
});

interface CancelOptions extends AnswerOptions, YesOptions {
  /** Ms since the epoch. */
  readonly since?: number;
  readonly dryRun?: boolean;
}

/** What a vandal has booked, and whoever booked beside them. */
async function cancelSince({ db, database, now, at }: Clinic, since: number, options: CancelOptions) {
  const bookedSince = new Date(since).toISOString();
  const coming = await comingAppointments(db, { bookedSince }, now);
  const made = coming.length > 1 ? 'făcute' : 'făcută';
  const what = `${countWords(coming.length, COMING_APPOINTMENTS)}, ${made} de la ${clinicMoment(bookedSince)}`;
  const references = coming.map(({ reference }) => reference);
  if (options.dryRun || coming.length === 0) {
    const text =
      coming.length === 0 ? `Nu este ${what}.` : `S-ar anula ${what}.\n${appointmentTable(coming)}`;
    answer(options, { since: bookedSince, references, cancelled: false }, text);
    return;
  }
  await confirm(`Anulați ${what}?`, options);
  for (const reference of references) await database.appointments.cancel({ reference }, 'clinic', at);
  answer(options, { since: bookedSince, references, cancelled: true }, `Am anulat ${what}.`);
}

const cancel = onClinic(async (clinic, reference: string | undefined, options: CancelOptions) => {
  const { database, now, at } = clinic;
  const { since } = options;
  if ((reference === undefined) === (since === undefined))
    throw new Misuse('Spuneți ce se anulează: codul unei programări sau --since, nu amândouă.');
  if (since !== undefined) return cancelSince(clinic, since, options);
  if (reference === undefined || options.dryRun) throw new Misuse('--dry-run merge numai cu --since.');
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
    .description(
      'anulează o programare sau pe toate cele făcute de la o clipă încoace; orele devin libere pe site',
    )
    .argument('[cod]', 'codul programării', readReference)
    .option(
      '--since <clipă>',
      'toate cele făcute de atunci, ca „23.11.2026 09:30” sau, azi, 09:30',
      readMoment,
    )
    .option('--dry-run', 'arată numai ce s-ar anula')
    .option(...YES_OPTION)
    .action(cancel);
  appointmentsMoveCommand(appointments);
  appointmentsExportCommand(appointments);
}

import type { Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import { isExpired } from '../../../domain/slotStatus';
import { cancel } from '../../booking/cancel';
import { findByReference, type StoredAppointment } from '../../booking/find';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import { writing } from '../../db/transaction';
import { comingAppointments, comingWords, staffAppointments } from '../../staff/appointments';
import { daySheet } from '../../staff/daySheet';
import { doctorRows, findDoctor } from '../../staff/doctors';
import { orRefuse, Refusal } from '../../staff/refusal';
import { serviceRows } from '../../staff/services';
import { appointmentLine, appointmentTable, appointmentText } from '../../words/appointmentText';
import { clinicMoment } from '../../words/dates';
import { field } from '../clinic/entity';
import { withFields } from '../clinic/entityCommands';
import { withClinic, type Clinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { date, id, line, moment, oneOf, readBy, reference } from '../input/rules';
import { isFound } from '../input/search';
import { appointmentsCalendar } from '../output/appointmentsCalendar';
import { appointmentsCsv } from '../output/appointmentsCsv';
import { appointmentCount } from '../output/counts';
import { daySheetText } from '../output/daySheetText';
import { writeOut } from '../output/newFile';
import { Misuse, printResult, type PrintOptions } from '../output/print';
import { addAppointmentsAdd } from './appointmentsAdd';
import { addAppointmentsMove } from './appointmentsMove';

export const findAppointment = async (db: Db, wanted: string): Promise<StoredAppointment> =>
  orRefuse(
    await findByReference(db, wanted),
    `Nu există programarea ${wanted}. Codurile lor: clinic appointments list.`,
  );

interface ListOptions extends PrintOptions {
  readonly from?: string;
  readonly to?: string;
  readonly doctor?: number;
  readonly service?: number;
  readonly status?: 'active' | 'cancelled' | 'all';
  readonly search?: string;
  readonly format?: 'csv' | 'ics';
  readonly output?: string;
}

/** Refuses numbers that were never given: nothing can be found by them. Doctors of the past are found. */
async function refuseUnknown(
  db: Db,
  table: 'doctors' | 'services',
  wanted: number | undefined,
): Promise<void> {
  if (wanted === undefined) return;
  const row = await db.selectFrom(table).select('id').where('id', '=', wanted).executeTakeFirst();
  orRefuse(
    row,
    `Nu există ${table === 'doctors' ? 'medicul' : 'specialitatea'} ${wanted}. Numerele: clinic ${table} list.`,
  );
}

const list = withClinic(async ({ db, now, at }, options: ListOptions) => {
  const { from = now.date, to, doctor, service, status = 'active', search, format, output } = options;
  if (to !== undefined && from > to) throw new Misuse('Ultima zi (--to) este înaintea primei (--from).');
  await refuseUnknown(db, 'doctors', doctor);
  await refuseUnknown(db, 'services', service);
  const all = await staffAppointments(db, { from, to, doctorId: doctor, serviceId: service, status });
  const found = search === undefined ? all : all.filter(({ patient }) => isFound(patient, search));
  if (format === undefined) {
    printResult(options, found, appointmentTable(found));
    return;
  }
  const file =
    format === 'csv' ? appointmentsCsv(found) : appointmentsCalendar(found, await readProfile(db), at);
  await writeOut(file, output, appointmentCount(found.length));
});

const day = withClinic(async ({ db, now }, options: PrintOptions & { doctor?: number; date?: string }) => {
  const doctors =
    options.doctor === undefined ? await doctorRows(db) : [await findDoctor(db, options.doctor)];
  const services = new Map((await serviceRows(db)).map(({ key, name }) => [key, name]));
  const sheets = await Promise.all(doctors.map((doctor) => daySheet(db, doctor, options.date ?? now.date)));
  // A doctor who is asked for by number has an answer also without work that day.
  const shown = sheets.filter(({ lines }) => options.doctor !== undefined || lines.length > 0);
  const text = shown
    .map((sheet) => daySheetText(sheet, services.get(sheet.doctor.service) ?? ''))
    .join('\n\n');
  printResult(options, shown, text || 'Niciun medic nu are program în această zi.');
});

const show = withClinic(async ({ db }, code: string, options: PrintOptions) => {
  const appointment = await findAppointment(db, code);
  printResult(options, appointment, appointmentText(appointment));
});

interface CancelOptions extends PrintOptions, YesOptions {
  /** Ms since the epoch. */
  readonly since?: number;
  readonly dryRun?: boolean;
}

/** Cancels what was booked since a moment, as by a vandal, all or nothing. */
async function cancelSince({ db, now, at }: Clinic, since: number, options: CancelOptions): Promise<void> {
  const bookedSince = new Date(since).toISOString();
  const made = `făcute de la ${clinicMoment(bookedSince)}`;
  const coming = await comingAppointments(db, { bookedSince }, now);
  const references = coming.map((one) => one.reference);
  if (coming.length === 0 || options.dryRun) {
    const text =
      coming.length === 0
        ? `Nu sunt programări viitoare ${made}.`
        : `S-ar anula ${comingWords(coming)}, ${made}.\n${appointmentTable(coming)}`;
    printResult(options, { since: bookedSince, references, cancelled: false }, text);
    return;
  }
  await confirm(`Anulați ${comingWords(coming)}, ${made}?`, options);
  const cancelled = await writing(db, async (tx) => {
    const done: string[] = [];
    for (const one of references) if ((await cancel(tx, one, 'clinic', at)) === 'cancelled') done.push(one);
    return done;
  });
  const before = references.length - cancelled.length;
  const others =
    before === 0 ? '' : ` ${countWords(before, ['', 'Una era anulată', 'erau anulate'])} între timp.`;
  printResult(
    options,
    { since: bookedSince, references: cancelled, cancelled: true },
    `Am anulat ${comingWords(cancelled)}, ${made}.${others}`,
  );
}

const cancelOne = withClinic(async (clinic, code: string | undefined, options: CancelOptions) => {
  const { db, now, at } = clinic;
  const { since } = options;
  if ((code === undefined) === (since === undefined))
    throw new Misuse('Spuneți ce se anulează: codul unei programări sau --since, nu amândouă.');
  if (since !== undefined) return cancelSince(clinic, since, options);
  if (code === undefined || options.dryRun) throw new Misuse('--dry-run merge numai cu --since.');
  const appointment = await findAppointment(db, code);
  const line = appointmentLine(appointment);
  if (appointment.state === 'booked' && isExpired(appointment.date, appointment.startTime, now))
    throw new Refusal(`Programarea ${line} a început sau a trecut; nu se mai anulează.`);
  if (appointment.state === 'booked') await confirm(`Anulați programarea ${line}?`, options);
  if ((await cancel(db, code, 'clinic', at)) !== 'cancelled')
    throw new Refusal(`Programarea ${line} este deja anulată sau nu a fost confirmată.`);
  const mail = appointment.patient.email === '' ? '' : ' E-mailul către pacient așteaptă să plece.';
  printResult(
    options,
    { reference: code, cancelled: true },
    `Am anulat programarea ${line}. Ora este din nou liberă.${mail}`,
  );
});

const DAY = 'ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi';
const LIST_OPTIONS = {
  from: field('<dată>', `prima zi, ${DAY}`, date),
  to: field('<dată>', 'ultima zi', date),
  doctor: field('<nr>', 'numai la un medic', id),
  service: field('<nr>', 'numai la o specialitate', id),
  search: field('<text>', 'numai cele cu acest text în nume, telefon sau e-mail', line(254)),
  status: field('<stare>', 'active (așa fără ea), cancelled sau all', oneOf('active', 'cancelled', 'all')),
  format: field('<fel>', 'csv, tabel pentru Excel sau LibreOffice, ori ics, calendar', oneOf('csv', 'ics')),
};
const DAY_OPTIONS = {
  doctor: field('<nr>', 'numai a unui medic', id),
  date: field('<dată>', `ziua, ${DAY}`, date),
};
const CANCEL_OPTIONS = {
  since: field('<clipă>', 'toate cele făcute de atunci, ca „23.11.2026 09:30” sau, azi, 09:30', moment),
};

/** `clinic appointments …` */
export function appointmentsCommand(program: Command): void {
  const appointments = program.command('appointments').description('programările pacienților');
  withFields(appointments.command('list'), LIST_OPTIONS, true)
    .description('arată programările de azi înainte, sau le scrie ca tabel ori calendar')
    .option('-o, --output <fișier>', 'fișierul nou pentru --format; fără el, se scrie pe ecran')
    .action(list);
  withFields(appointments.command('day'), DAY_OPTIONS, true)
    .description('fișa zilei: fiecare interval al unui medic sau al tuturor, cu pacientul lui')
    .action(day);
  appointments
    .command('show')
    .description('arată tot ce se știe despre o programare')
    .argument('<cod>', 'codul programării', readBy(reference))
    .action(show);
  addAppointmentsAdd(appointments);
  withFields(appointments.command('cancel'), CANCEL_OPTIONS, true)
    .description(
      'anulează o programare sau pe toate cele făcute de la o clipă încoace; orele devin libere pe site',
    )
    .argument('[cod]', 'codul programării', readBy(reference))
    .option('--dry-run', 'arată numai ce s-ar anula')
    .option(...YES_OPTION)
    .action(cancelOne);
  addAppointmentsMove(appointments);
}

import { sql } from 'kysely';
import { isExpired } from '../../../domain/slotStatus';
import { cancel } from '../../booking/cancel';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import { writing } from '../../db/transaction';
import {
  comingAppointments,
  comingWords,
  findAppointment,
  mailNote,
  appointmentsWhere,
} from '../../staff/appointments';
import { doctors } from '../../staff/doctors';
import type { AnyRow, Entity } from '../../staff/entity';
import { Refusal } from '../../staff/refusal';
import { find, rowsOf } from '../../staff/rows';
import { date, line, moment, oneOf, reference, rowKey } from '../../staff/rules';
import { isFound } from '../../staff/search';
import { services } from '../../staff/services';
import { appointmentLine, appointmentTable, appointmentText } from '../../../content/words/appointmentText';
import { clinicDateTime } from '../../../content/words/dates';
import { leaf, type Answer, type Group } from '../command/command';
import type { Clinic } from '../command/clinic';
import { confirm, UsageError } from '../io/terminal';
import { argument, DRY_RUN, option, optionalArgument, OUTPUT, YES } from '../command/options';
import { writeCsv } from '../io/csv';
import {
  APPOINTMENT_COLUMNS,
  appointmentRows,
  appointmentsCalendar,
} from '../../../content/words/appointmentFiles';
import { appointmentCount } from '../../../content/words/counts';
import { booking, moving } from './booking';
import { day } from './daySheet';

/** Returns the id of a row, even of a removed one; undefined if `wanted` is. */
async function idOf<Row extends AnyRow>(db: Db, entity: Entity<Row>, wanted?: string) {
  if (wanted === undefined) return undefined;
  return (await find(db, entity, wanted, await rowsOf(db, entity, sql`not null`))).id;
}

/** Cancels all coming appointments that were booked since a moment, e.g. by an attacker; all or none. */
async function cancelSince(
  { db, now, at }: Clinic,
  moment: number,
  dryRun = false,
  yes = false,
): Promise<Answer> {
  const bookedSince = new Date(moment).toISOString();
  const since = `de la ${clinicDateTime(bookedSince)}`;
  const made = (all: readonly unknown[]): string => comingWords(all, [`făcută ${since}`, `făcute ${since}`]);
  const coming = await comingAppointments(db, now, (query) =>
    query.where('appointments.createdAt', '>=', bookedSince),
  );
  const references = coming.map((one) => one.reference);
  const data = { since: bookedSince, references, cancelled: false };
  if (coming.length === 0) return { data, text: `Nu este nicio programare viitoare făcută ${since}.` };
  if (dryRun) return { data, text: `S-ar anula ${made(coming)}.\n${appointmentTable(coming)}` };
  await confirm(`Anulați ${made(coming)}?`, yes);
  const cancelled = await writing(db, async (tx) => {
    const done: string[] = [];
    for (const one of references) if ((await cancel(tx, one, 'clinic', at)) === 'cancelled') done.push(one);
    return done;
  });
  return {
    data: { ...data, references: cancelled, cancelled: true },
    text: `${cancelled.length === 0 ? 'Nu am' : 'Am'} anulat ${made(cancelled)}.`,
  };
}

async function cancelOne({ db, now, at }: Clinic, code: string, yes = false): Promise<Answer> {
  const appointment = await findAppointment(db, code);
  const line = appointmentLine(appointment);
  if (appointment.state === 'booked' && isExpired(appointment.date, appointment.startTime, now))
    throw new Refusal(`Programarea ${line} a început sau a trecut; nu se mai anulează.`);
  if (appointment.state === 'booked') await confirm(`Anulați programarea ${line}?`, yes);
  if ((await cancel(db, code, 'clinic', at)) !== 'cancelled')
    throw new Refusal(`Programarea ${line} este deja anulată sau nu a fost confirmată.`);
  return {
    data: { reference: code, cancelled: true },
    text: `Am anulat programarea ${line}. Ora este din nou liberă.${mailNote(appointment)}`,
  };
}

const DAY = 'ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi';

const STATES = { active: ['booked'], cancelled: ['cancelled'], all: ['booked', 'cancelled'] } as const;

const list = leaf({
  about: 'arată programările de azi înainte, sau le scrie ca tabel ori calendar',
  fields: {
    from: option('<dată>', `prima zi, ${DAY}`, date),
    to: option('<dată>', 'ultima zi', date),
    doctor: option('<nr>', 'numai la un medic', rowKey),
    service: option('<nr>', 'numai la o specialitate', rowKey),
    search: option('<text>', 'numai cele cu acest text în nume, telefon sau e-mail', line(254)),
    status: option('<stare>', 'active (așa fără ea), cancelled sau all', oneOf('active', 'cancelled', 'all')),
    format: option(
      '<fel>',
      'csv, tabel pentru Excel sau LibreOffice, ori ics, calendar',
      oneOf('csv', 'ics'),
    ),
    output: OUTPUT,
  },
  work: async ({ db, now, at }, { search, format, ...filter }) => {
    const { from = now.date, to = '9999-12-31', status = 'active' } = filter;
    if (from > to) throw new UsageError('Ultima zi (--to) este înaintea primei (--from).');
    const doctor = await idOf(db, doctors, filter.doctor);
    const service = await idOf(db, services, filter.service);
    const all = await appointmentsWhere(db, (query) =>
      query
        .where('appointments.state', 'in', STATES[status])
        .where('appointments.date', '>=', from)
        .where('appointments.date', '<=', to),
    );
    const found = all.filter(
      (one) =>
        (doctor === undefined || one.doctor.id === doctor) &&
        (service === undefined || one.service.id === service) &&
        (search === undefined || isFound(one.patient, search)),
    );
    if (format === undefined) return { data: found, text: appointmentTable(found) };
    const text =
      format === 'csv'
        ? writeCsv(APPOINTMENT_COLUMNS, appointmentRows(found))
        : appointmentsCalendar(found, await readProfile(db), at);
    return { text, what: appointmentCount(found.length) };
  },
});

const show = leaf({
  about: 'arată tot ce se știe despre o programare',
  fields: { code: argument('<cod>', 'codul programării', reference) },
  work: async ({ db }, { code }) => {
    const appointment = await findAppointment(db, code);
    return { data: appointment, text: appointmentText(appointment) };
  },
});

const cancelling = leaf({
  about: 'anulează o programare sau pe toate cele făcute de la o clipă încoace; orele devin libere pe site',
  fields: {
    code: optionalArgument('[cod]', 'codul programării', reference),
    since: option('<clipă>', 'toate cele făcute de atunci, ca „23.11.2026 09:30” sau, azi, 09:30', moment),
    dryRun: DRY_RUN,
    yes: YES,
  },
  work: (clinic, { code, since, dryRun, yes }) => {
    if ((code === undefined) === (since === undefined))
      throw new UsageError('Spuneți ce se anulează: codul unei programări sau --since, nu amândouă.');
    if (since !== undefined) return cancelSince(clinic, since, dryRun, yes);
    if (code === undefined || dryRun) throw new UsageError('--dry-run merge numai cu --since.');
    return cancelOne(clinic, code, yes);
  },
});

export const appointments: Group = {
  about: 'programările pacienților',
  commands: { list, day, show, add: booking, cancel: cancelling, move: moving },
};

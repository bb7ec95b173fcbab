import { countWords } from '../../../domain/countWords';
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
import { orRefuse, Refusal } from '../../staff/refusal';
import { date, id, line, moment, oneOf, reference } from '../../staff/rules';
import { isFound } from '../../staff/search';
import { appointmentLine, appointmentTable, appointmentText } from '../../words/appointmentText';
import { clinicMoment } from '../../words/dates';
import { leaf, type Answer, type Group } from '../command/command';
import type { Clinic } from '../command/clinic';
import { confirm } from '../io/confirm';
import { argument, DRY_RUN, option, optionalArgument, OUTPUT, YES } from '../command/options';
import { appointmentsCalendar, appointmentsCsv } from './appointmentFiles';
import { appointmentCount } from '../io/counts';
import { Misuse } from '../io/print';
import { booking, moving } from './booking';
import { day } from './daySheet';

/** Refuses numbers that were never given: nothing can be found by them. Doctors of the past are found. */
async function refuseUnknown(db: Db, table: 'doctors' | 'services', wanted = 0): Promise<void> {
  if (wanted === 0) return;
  const row = await db.selectFrom(table).select('id').where('id', '=', wanted).executeTakeFirst();
  const one = table === 'doctors' ? 'medicul' : 'specialitatea';
  orRefuse(row, `Nu există ${one} ${wanted}. Vedeți: clinic ${table} list`);
}

/** Cancels what was booked since a moment, as by a vandal, all or nothing. */
async function cancelSince(
  { db, now, at }: Clinic,
  moment: number,
  dryRun = false,
  yes = false,
): Promise<Answer> {
  const bookedSince = new Date(moment).toISOString();
  const since = `de la ${clinicMoment(bookedSince)}`;
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
  const before = references.length - cancelled.length;
  const others =
    before === 0 ? '' : ` ${countWords(before, ['', 'Una era anulată', 'erau anulate'])} între timp.`;
  return {
    data: { ...data, references: cancelled, cancelled: true },
    text: `${cancelled.length === 0 ? 'Nu am' : 'Am'} anulat ${made(cancelled)}.${others}`,
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
    doctor: option('<nr>', 'numai la un medic', id),
    service: option('<nr>', 'numai la o specialitate', id),
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
    const { from = now.date, to, doctor, service, status = 'active' } = filter;
    if (to !== undefined && from > to) throw new Misuse('Ultima zi (--to) este înaintea primei (--from).');
    await refuseUnknown(db, 'doctors', doctor);
    await refuseUnknown(db, 'services', service);
    const all = await appointmentsWhere(db, (query) =>
      query
        .where('appointments.state', 'in', STATES[status])
        .where('appointments.date', '>=', from)
        .$if(to !== undefined, (some) => some.where('appointments.date', '<=', to ?? ''))
        .$if(doctor !== undefined, (some) => some.where('slots.doctorId', '=', doctor ?? 0))
        .$if(service !== undefined, (some) => some.where('services.id', '=', service ?? 0)),
    );
    const found = search === undefined ? all : all.filter(({ patient }) => isFound(patient, search));
    if (format === undefined) return { data: found, text: appointmentTable(found) };
    const isTable = format === 'csv';
    const text = isTable ? appointmentsCsv(found) : appointmentsCalendar(found, await readProfile(db), at);
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
    ...{ dryRun: DRY_RUN, yes: YES },
  },
  work: (clinic, { code, since, dryRun, yes }) => {
    if ((code === undefined) === (since === undefined))
      throw new Misuse('Spuneți ce se anulează: codul unei programări sau --since, nu amândouă.');
    if (since !== undefined) return cancelSince(clinic, since, dryRun, yes);
    if (code === undefined || dryRun) throw new Misuse('--dry-run merge numai cu --since.');
    return cancelOne(clinic, code, yes);
  },
});

export const appointments: Group = {
  about: 'programările pacienților',
  commands: { list, day, show, add: booking, cancel: cancelling, move: moving },
};

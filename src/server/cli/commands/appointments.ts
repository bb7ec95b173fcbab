import { sql } from 'kysely';
import { cancel } from '../../booking/cancel';
import { findAppointments, type StoredAppointment } from '../../booking/find';
import { readProfile } from '../../clinic/readFacts';
import { iso, type Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { upcomingAppointments, findAppointment } from '../../staff/appointments';
import { changeFacts } from '../../staff/change';
import { overlap, vacations } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import type { AnyRow, Entity } from '../../staff/entity';
import { Refusal, refuseReversed } from '../../staff/refusal';
import { save, find, rowsOf } from '../../staff/rows';
import {
  dateRule,
  rowId,
  line,
  instantRule,
  oneOf,
  reference,
  rowKey,
  requiredLine,
} from '../../staff/rules';
import { isFound } from '../../staff/search';
import { services } from '../../staff/services';
import {
  appointmentLine,
  appointmentTable,
  appointmentText,
  upcomingWords,
} from '../../../content/words/appointmentText';
import { clinicDateTime, shortDate } from '../../../content/words/dates';
import { doctorName } from '../../../domain/entities';
import { leaf, type Group } from '../framework/command';
import { argument, DRY_RUN, option, optionalArgument, OUTPUT, YES } from '../framework/options';
import type { CommandContext } from '../framework/withDatabase';
import { confirm, UsageError } from '../io/terminal';
import { writeCsv } from '../io/csv';
import {
  APPOINTMENT_COLUMNS,
  appointmentRows,
  appointmentsCalendar,
} from '../../../content/words/appointmentFiles';
import { appointmentCount } from '../../../content/words/counts';
import { booking, callNote, moving } from './booking';
import { day } from './daySheet';
import { LAST_DATE } from '../../../domain/calendarDate';

/** Returns the id of a row, even of a removed one; undefined if `wanted` is. */
async function idOf<Row extends AnyRow>(db: Db, entity: Entity<Row>, wanted?: string) {
  if (wanted === undefined) return undefined;
  return (await find(db, entity, wanted, await rowsOf(db, entity, sql`not null`))).id;
}

const STATES = {
  active: ['booked'],
  cancelled: ['cancelled'],
  all: ['pending', 'booked', 'cancelled'],
} as const;

const list = leaf({
  about: 'arată programările de azi înainte, sau le scrie ca tabel ori calendar',
  fields: {
    from: option('<dată>', 'prima zi, ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi', dateRule),
    to: option('<dată>', 'ultima zi', dateRule),
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
    const { from = now.date, to = LAST_DATE, status = 'active' } = filter;
    refuseReversed(from, to);
    const doctor = await idOf(db, doctors, filter.doctor);
    const service = await idOf(db, services, filter.service);
    const all = await findAppointments(db, (query) =>
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
    return { text, noun: appointmentCount(found.length) };
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

/** @throws {Refusal} if a code's appointment has begun, or is not booked */
async function whyNone(db: Db, code?: string): Promise<string> {
  if (code === undefined) return 'Nu este nicio programare viitoare făcută de atunci.';
  const found = appointmentTable([await findAppointment(db, code)]);
  throw new Refusal(`Se anulează numai o programare activă care nu a început:\n${found}`);
}

/**
 * Returns what closes a day of a doctor, unless it is a day off already, and says so.
 * @throws {Refusal} for a past day
 */
async function dayOff({ db, ...at }: CommandContext, doctor: number, from: string) {
  const day = { doctor, from, to: from };
  const words = `ziua de ${shortDate(from)} pentru ${doctorName(await find(db, doctors, doctor))}`;
  if (from < at.now.date) throw new Refusal(`A trecut deja ${words}.`);
  const close = async (tx: Db): Promise<string> => {
    const isOff = (await rowsOf(tx, vacations)).some((one) => one.doctor === doctor && overlap(one, day));
    if (isOff) return `Era deja închisă ${words}.`;
    const { row } = await save(tx, vacations, undefined, day, at);
    return `Am închis ${words}. Dacă medicul vine totuși: npm run clinic -- vacations remove ${row.id}; programările anulate se fac din nou.`;
  };
  return { ...day, words, close };
}

const cancelling = leaf({
  about:
    'anulează o programare, pe toate cele făcute de la o clipă încoace, ori ziua unui medic, pe care o închide',
  fields: {
    code: optionalArgument('[cod]', 'codul programării', reference),
    since: option(
      '<clipă>',
      'toate cele făcute de atunci, ca „23.11.2026 09:30” sau, azi, 09:30',
      instantRule,
    ),
    doctor: option('<nr>', 'toate ale unui medic, în ziua --date', rowId),
    date: option('<dată>', 'ziua, ca 2026-11-23, 23.11.2026, azi sau mâine', dateRule),
    reason: option('<text>', 'de ce, pentru pacienți: „medicul lipsește”', requiredLine(200)),
    dryRun: DRY_RUN,
    yes: YES,
  },
  work: async (context, { code, since, doctor, date: day, reason, dryRun, yes }) => {
    const ways = [code, since, doctor].filter((way) => way !== undefined);
    if (ways.length !== 1 || (doctor === undefined) !== (day === undefined))
      throw new UsageError('Spuneți ce se anulează: un cod, --since sau --doctor cu --date, nu mai multe.');
    const closing =
      doctor === undefined || day === undefined ? undefined : await dayOff(context, doctor, day);
    const choose = (db: Db) =>
      upcomingAppointments(db, context.now, (query) => {
        if (code !== undefined) return query.where('appointments.reference', '=', code);
        if (closing === undefined) return query.where('appointments.createdAt', '>=', iso(since ?? 0));
        return query
          .where('slots.doctorId', '=', closing.doctor)
          .where('appointments.date', '=', closing.from);
      });
    const chosen = await choose(context.db);
    const made = since === undefined ? '' : `, din cele făcute de la ${clinicDateTime(iso(since))}`;
    const wordsOf = (verb: string, all: readonly StoredAppointment[]): string =>
      all.length === 0
        ? 'Nu este nicio programare de anulat.'
        : `${verb} ${upcomingWords(all)}${made}:\n${all.map(appointmentLine).join('\n')}`;
    const data = { references: chosen.map((one) => one.reference), cancelled: false };
    if (chosen.length === 0 && !closing) return { data, text: await whyNone(context.db, code) };
    const close = (verb: string) => (closing ? `${verb} ${closing.words}. ` : '');
    if (dryRun) return { data, text: close('S-ar închide') + wordsOf('S-ar anula', chosen) };
    await confirm(`${close('Se închide')}${wordsOf('Se anulează', chosen)}\nSunteți de acord?`, yes);
    let closed = '';
    const work = async (tx: Db) => {
      // Closes in the same transaction, so that nothing that is freed is offered again.
      if (closing) closed = await closing.close(tx);
      const done: StoredAppointment[] = [];
      for (const one of closing ? await choose(tx) : chosen)
        if (await cancel(tx, one.reference, { by: 'clinic', now: context.at, reason })) done.push(one);
      return done;
    };
    const cancelled = await (closing
      ? changeFacts(context.db, context.at, work)
      : inTransaction(context.db, work));
    if (cancelled.length === 0 && !closing)
      throw new Refusal(wordsOf('Între timp altcineva a anulat', chosen));
    const free = cancelled.length > 1 ? 'Orele sunt din nou libere.' : 'Ora este din nou liberă.';
    return {
      data: { references: cancelled.map((one) => one.reference), cancelled: true },
      text: `${wordsOf('Am anulat', cancelled)}\n${closed || free}${await callNote(context, cancelled)}`,
    };
  },
});

export const appointments: Group = {
  about: 'programările pacienților',
  commands: { list, day, show, add: booking, cancel: cancelling, move: moving },
};

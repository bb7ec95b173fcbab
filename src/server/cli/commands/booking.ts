import * as v from 'valibot';
import { longDateTime } from '../../../content/dateWords';
import { weekdayOf } from '../../../domain/calendarDate';
import type { ClinicTime } from '../../../domain/clock';
import { doctorName } from '../../../domain/entities';
import { firstFreeTime, isSameTime, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { isPhone, latinDigits, TEXT_LIMITS } from '../../../domain/validation';
import { book } from '../../booking/book';
import type { StoredAppointment } from '../../booking/find';
import { move } from '../../booking/move';
import { readDoctorTimes, searchedDates } from '../../clinic/timetable';
import { UNLIMITED } from '../../booking/budget';
import { Declined } from '../../errors/problem';
import { mailLeaves } from '../../outbox/list';
import { NO_LIMIT } from '../../outbox/queue';
import { findAppointment } from '../../staff/appointments';
import { doctors } from '../../staff/doctors';
import { orRefuse, Refusal } from '../../staff/refusal';
import { find } from '../../staff/rows';
import { bookedTime, copiedLine, email, rowId, line, nameRule, reference } from '../../staff/rules';
import { appointmentLine, mailNote } from '../../../content/words/appointmentText';
import type { CommandContext } from '../framework/withDatabase';
import { leaf } from '../framework/command';
import { argument, option, required, YES } from '../framework/options';
import { confirm } from '../io/terminal';

const WHEN = required(
  '<clipă>',
  'ziua și ora, ca „23.11.2026 09:30”, sau „prima” pentru prima oră liberă',
  bookedTime,
);

/**
 * Finds a slot of a doctor's week at a given time, or the first free time in the site's calendar.
 * @throws {Refusal} if the doctor has none
 */
async function findTime({ db, now }: CommandContext, wanted: number, time: ClinicTime | 'first') {
  const doctorWords = doctorName(await find(db, doctors, wanted));
  const { slots = [], vacations = [] } = (await readDoctorTimes(db, wanted, ...searchedDates(now))) ?? {};
  if (time === 'first') {
    const none = `${doctorWords} nu are nicio oră liberă în următoarele ${SEARCH_WEEKS} de săptămâni.`;
    const { slotId, ...free } = orRefuse(firstFreeTime({ slots, now, vacations }), none);
    return {
      to: { slotId: Number(slotId), date: free.date },
      words: `${longDateTime(free)}, ${doctorWords}`,
    };
  }
  const { date } = time;
  const words = `${longDateTime({ date, startTime: time.time })}, ${doctorWords}`;
  const slot = orRefuse(
    slots.find(({ weekday, startTime }) => weekday === weekdayOf(date) && startTime === time.time),
    `Nu există intervalul: ${words}. Intervalele: clinic slots list.`,
  );
  return { to: { slotId: slot.id, date }, words };
}

/** Returns sentences on the mails to patients, and on whom to call. */
export const callNote = async (
  { db, at }: CommandContext,
  all: readonly StoredAppointment[],
): Promise<string> => mailNote(all, await mailLeaves(db, at, process.env.SMTP_URL));

/** Rethrows a decline as a {@link Refusal} with its text for staff. */
function refuseIfDeclined<Done>(work: Promise<Done>, what: string): Promise<Done> {
  return work.catch((error: unknown) => {
    throw error instanceof Declined ? new Refusal(`${what} ${error.texts.toStaff}`) : error;
  });
}

const callerPhone = v.pipe(
  copiedLine(TEXT_LIMITS.phone),
  v.transform(latinDigits),
  v.check(isPhone, 'Scrieți un număr de telefon cu cel puțin 7 cifre.'),
);

export const booking = leaf({
  about: 'face o programare pentru cine sună; ora dispare de pe site',
  fields: {
    doctor: required('<nr>', 'numărul medicului', rowId),
    when: WHEN,
    firstName: required('<prenume>', 'prenumele pacientului', nameRule),
    lastName: required('<nume>', 'numele pacientului', nameRule),
    phone: required('<telefon>', 'telefonul pacientului', callerPhone),
    email: option('<adresă>', 'adresa de e-mail, dacă are; fără ea, codul se spune la telefon', email),
    message: option('<text>', 'ce mai trebuie știut', line(TEXT_LIMITS.message)),
  },
  work: async (context, { doctor: doctorId, when, email: address = '', message = '', ...caller }) => {
    const { to } = await findTime(context, doctorId, when);
    const booked = await refuseIfDeclined(
      book(
        context.db,
        { ...caller, ...to, doctorId, email: address, message },
        { key: null, now: context.at },
        { budget: UNLIMITED, ...NO_LIMIT, by: 'staff' },
      ),
      'Nu am făcut programarea.',
    );
    if (booked.kind !== 'booked') throw new Error('A booking by staff is never pending.');
    const appointment = await findAppointment(context.db, booked.reference);
    const sentence =
      address === ''
        ? ` Fără e-mail pacientul nu primește nimic în scris: spuneți-i codul ${appointment.reference}.`
        : await callNote(context, [appointment]);
    return { data: appointment, text: `Am făcut programarea ${appointmentLine(appointment)}.${sentence}` };
  },
});

export const moving = leaf({
  about: 'mută o programare la altă oră la aceeași specialitate; ora dinainte devine liberă pe site',
  fields: {
    code: argument('<cod>', 'codul programării', reference),
    when: WHEN,
    doctor: option('<nr>', 'alt medic de la aceeași specialitate', rowId),
    yes: YES,
  },
  work: async (context, { code, when, doctor, yes }) => {
    const before = await findAppointment(context.db, code);
    const { to, words } = await findTime(context, doctor ?? before.doctor.id, when);
    if (before.state === 'booked' && isSameTime(to, before))
      throw new Refusal(`Programarea este deja la ${words}.`);
    const beforeWords = appointmentLine(before);
    await confirm(`Mutați programarea ${beforeWords} la ${words}?`, yes);
    const options = { by: 'clinic', now: context.at, moves: before.moves } as const;
    await refuseIfDeclined(move(context.db, code, to, options), 'Nu am mutat programarea.');
    return {
      data: { reference: code, moved: true },
      text: `Am mutat programarea ${beforeWords} la ${words}. Ora dinainte este din nou liberă.${await callNote(context, [before])}`,
    };
  },
});

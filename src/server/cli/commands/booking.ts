import type { Command } from 'commander';
import * as v from 'valibot';
import { momentWords } from '../../../content/dateWords';
import { addDays, weekdayOf } from '../../../domain/calendarDate';
import type { ClinicTime } from '../../../domain/clock';
import { doctorName } from '../../../domain/doctorName';
import { firstFreeTime, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { TEXT_LIMITS } from '../../../domain/validation';
import { book, type BookingOutcome } from '../../booking/book';
import { move, type MoveOutcome } from '../../booking/move';
import { readDoctorTimes } from '../../clinic/timetable';
import type { SlotOnDate } from '../../db/entities';
import type { Db } from '../../db/schema';
import { UNLIMITED } from '../../limits/budget';
import { findAppointment, mailNote } from '../../staff/appointments';
import { doctors } from '../../staff/doctors';
import { orRefuse, Refusal } from '../../staff/refusal';
import { find, rowsOf } from '../../staff/rows';
import { clinicTime, date, email, id, line, name, reference, time } from '../../staff/rules';
import { folded } from '../../staff/search';
import { slots } from '../../staff/slots';
import { appointmentLine } from '../../words/appointmentText';
import { WEEKDAYS } from '../../words/dates';
import { define } from '../command/define';
import type { Clinic } from '../command/withClinic';
import { confirm } from '../input/confirm';
import { argument, option, required, YES } from '../input/options';

/**
 * Finds a time of a doctor's week by date and hour.
 * @throws {Refusal} where the doctor has none
 */
async function findTime(
  db: Db,
  doctorId: number,
  at: ClinicTime,
): Promise<SlotOnDate & { readonly words: string }> {
  const doctor = await find(db, doctors, doctorId);
  const words = `${momentWords({ date: at.date, startTime: at.time })}, ${doctorName(doctor)}`;
  const slot = (await rowsOf(db, slots)).find(
    (one) => one.doctor === doctorId && one.day === WEEKDAYS[weekdayOf(at.date)] && one.from === at.time,
  );
  const { id: slotId } = orRefuse(slot, `Nu există intervalul: ${words}. Intervalele: clinic slots list.`);
  return { slotId, date: at.date, words };
}

/** Returns the doctor's first free time, as the site's calendar shows it. */
async function firstTime({ db, now }: Clinic, doctorId: number): Promise<SlotOnDate> {
  await find(db, doctors, doctorId);
  const times = await readDoctorTimes(db, doctorId, now.date, addDays(now.date, (SEARCH_WEEKS + 1) * 7));
  const free = times && firstFreeTime(times.slots, { now, vacations: times.vacations });
  const { slotId, date: day } = orRefuse(
    free,
    `Medicul ${doctorId} nu are nicio oră liberă în următoarele ${SEARCH_WEEKS} de săptămâni.`,
  );
  return { slotId: Number(slotId), date: day };
}

/** Says why nothing was booked. */
const UNBOOKED: Readonly<Partial<Record<BookingOutcome['kind'], string>>> = {
  taken: 'Ora este deja ocupată.',
  unavailable: 'Ora a trecut sau este într-o zi liberă.',
};

/** Says why nothing was moved. */
const UNMOVED: Readonly<Record<Exclude<MoveOutcome, 'moved'>, string>> = {
  taken: 'Ora nouă este deja ocupată.',
  notOffered: 'Ora nouă este a unui medic de la alt serviciu sau nu mai este în program.',
  unavailable: 'Ora nouă a trecut sau este într-o zi liberă.',
  changed: 'Programarea a fost schimbată între timp.',
  tooOften: 'Programarea a fost mutată deja de mai multe ori.',
  begun: 'Programarea a început sau a trecut; nu se mai mută.',
  cancelled: 'Programarea este anulată; nu se mai mută.',
  unknown: 'Programarea nu mai există.',
};

const when = v.union(
  [
    v.pipe(
      v.string(),
      v.check((text) => folded(text) === 'prima'),
      v.transform(() => 'first' as const),
    ),
    clinicTime,
  ],
  'Scrieți ziua și ora ca „23.11.2026 09:30”, sau „prima” pentru prima oră liberă.',
);

const callerPhone = v.pipe(
  line(TEXT_LIMITS.phone),
  v.check((text) => text.replace(/\D/g, '').length >= 7, 'Scrieți un număr de telefon cu cel puțin 7 cifre.'),
);

const ADD = {
  doctor: required('<nr>', 'numărul medicului', id),
  when: required('<clipă>', 'ziua și ora, ca „23.11.2026 09:30”, sau „prima” pentru prima oră liberă', when),
  firstName: required('<prenume>', 'prenumele pacientului', name),
  lastName: required('<nume>', 'numele pacientului', name),
  phone: required('<telefon>', 'telefonul pacientului', callerPhone),
  email: option('<adresă>', 'adresa de e-mail, dacă are; fără ea, codul se spune la telefon', email),
  message: option('<text>', 'ce mai trebuie știut', line(TEXT_LIMITS.message)),
};

const MOVE = {
  code: argument('<cod>', 'codul programării', reference),
  date: required('<dată>', 'ziua nouă, ca 2026-11-23, 23.11.2026, azi sau mâine', date),
  time: required('<oră>', 'ora nouă, ca 09:30', time),
  doctor: option('<nr>', 'alt medic al aceluiași serviciu', id),
  yes: YES,
};

/** `clinic appointments add`, `clinic appointments move` */
export function addBooking(parent: Command): void {
  define(
    parent,
    'add',
    'face o programare pentru cine sună; ora dispare de pe site',
    ADD,
    async (clinic, given) => {
      const { doctor: doctorId, when: at, email: address = '', message = '', ...caller } = given;
      const { slotId, date: day } =
        at === 'first' ? await firstTime(clinic, doctorId) : await findTime(clinic.db, doctorId, at);
      const outcome = await book(
        clinic.db,
        { ...caller, slotId, date: day, doctorId, email: address, message },
        { key: null, now: clinic.at },
        { budget: UNLIMITED, confirmationsPerEmail: 0, by: 'staff' },
      );
      if (outcome.kind !== 'booked')
        throw new Refusal(
          `Nu am făcut programarea. ${UNBOOKED[outcome.kind] ?? 'Ora nu mai este în program.'}`,
        );
      const appointment = await findAppointment(clinic.db, outcome.reference);
      const told =
        mailNote(appointment) ||
        ` Fără e-mail pacientul nu primește nimic în scris: spuneți-i codul ${outcome.reference}.`;
      return { data: appointment, text: `Am făcut programarea ${appointmentLine(appointment)}.${told}` };
    },
  );
  const about = 'mută o programare la altă oră a aceluiași serviciu; ora dinainte devine liberă pe site';
  define(parent, 'move', about, MOVE, async ({ db, at }, { code, doctor, yes, ...wanted }) => {
    const before = await findAppointment(db, code);
    const { words, ...to } = await findTime(db, doctor ?? before.doctor.id, wanted);
    if (to.slotId === before.slotId && to.date === before.date)
      throw new Refusal(`Programarea este deja la ${words}.`);
    const line = appointmentLine(before);
    await confirm(`Mutați programarea ${line} la ${words}?`, yes);
    const outcome = await move(db, code, to, { by: 'clinic', now: at, moves: before.moves });
    if (outcome !== 'moved') throw new Refusal(`Nu am mutat programarea. ${UNMOVED[outcome]}`);
    return {
      data: { reference: code, moved: true },
      text: `Am mutat programarea ${line} la ${words}. Ora dinainte este din nou liberă.${mailNote(before)}`,
    };
  });
}

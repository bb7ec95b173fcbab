import type { Command } from 'commander';
import * as v from 'valibot';
import { addDays } from '../../../domain/calendarDate';
import type { ClinicTime } from '../../../domain/clock';
import { firstFreeTime, SEARCH_WEEKS } from '../../../domain/slotStatus';
import { TEXT_LIMITS } from '../../../domain/validation';
import { book, type BookingOutcome } from '../../booking/book';
import { findByReference } from '../../booking/find';
import { readDoctorTimes } from '../../clinic/timetable';
import type { SlotOnDate } from '../../db/entities';
import { UNLIMITED } from '../../limits/budget';
import { findDoctor } from '../../staff/doctors';
import { orRefuse, Refusal } from '../../staff/refusal';
import { appointmentLine } from '../../words/appointmentText';
import { field, required } from '../clinic/entity';
import { withFields } from '../clinic/entityCommands';
import { withClinic, type Clinic } from '../clinic/withClinic';
import { clinicTime, email, id, line, name, type Rule } from '../input/rules';
import { folded } from '../input/search';
import { printResult, type PrintOptions } from '../output/print';
import { findTime } from './appointmentsMove';

interface AddOptions extends PrintOptions {
  readonly doctor: number;
  readonly when: ClinicTime | 'first';
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email?: string;
  readonly message?: string;
}

const when: Rule<ClinicTime | 'first'> = v.union(
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

async function timeOf({ db, now }: Clinic, { doctor, when: wanted }: AddOptions): Promise<SlotOnDate> {
  await findDoctor(db, doctor);
  if (wanted !== 'first') return (await findTime(db, doctor, wanted)).to;
  const times = await readDoctorTimes(db, doctor, now.date, addDays(now.date, (SEARCH_WEEKS + 1) * 7));
  const free = times && firstFreeTime(times.slots, { now, vacations: times.vacations });
  const { slotId, date } = orRefuse(
    free,
    `Medicul ${doctor} nu are nicio oră liberă în următoarele ${SEARCH_WEEKS} de săptămâni.`,
  );
  return { slotId: Number(slotId), date };
}

/** Says why nothing was booked. */
const REFUSALS: Readonly<Partial<Record<BookingOutcome['kind'], string>>> = {
  taken: 'Ora este deja ocupată.',
  unavailable: 'Ora a trecut sau este într-o zi liberă.',
};

const add = withClinic(async (clinic, options: AddOptions) => {
  const { db, at } = clinic;
  const { doctor: doctorId, firstName, lastName, phone, email: address = '', message = '' } = options;
  const { slotId, date } = await timeOf(clinic, options);
  const outcome = await book(
    db,
    { slotId, date, doctorId, firstName, lastName, phone, email: address, message },
    { key: null, now: at },
    { budget: UNLIMITED, confirmationsPerEmail: 0, by: 'staff' },
  );
  if (outcome.kind !== 'booked')
    throw new Refusal(`Nu am făcut programarea. ${REFUSALS[outcome.kind] ?? 'Ora nu mai este în program.'}`);
  const { reference } = outcome;
  const appointment = await findByReference(db, reference);
  const mail =
    address === ''
      ? `Fără e-mail pacientul nu primește nimic în scris: spuneți-i codul ${reference}.`
      : 'E-mailul către pacient așteaptă să plece.';
  printResult(
    options,
    appointment,
    `Am făcut programarea ${appointment ? appointmentLine(appointment) : reference}. ${mail}`,
  );
});

const OPTIONS = {
  doctor: required('<nr>', 'numărul medicului', id),
  when: required('<clipă>', 'ziua și ora, ca „23.11.2026 09:30”, sau „prima” pentru prima oră liberă', when),
  firstName: required('<prenume>', 'prenumele pacientului', name),
  lastName: required('<nume>', 'numele pacientului', name),
  phone: required('<telefon>', 'telefonul pacientului', callerPhone),
  email: field('<adresă>', 'adresa de e-mail, dacă are; fără ea, codul se spune la telefon', email),
  message: field('<text>', 'ce mai trebuie știut', line(TEXT_LIMITS.message)),
};

/** `clinic appointments add` */
export function addAppointmentsAdd(appointments: Command): void {
  withFields(appointments.command('add'), OPTIONS, true)
    .description('face o programare pentru cine sună; ora dispare de pe site')
    .action(add);
}

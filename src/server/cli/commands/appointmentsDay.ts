import type { Command } from 'commander';
import { daySheet } from '../../database/staff/daySheet';
import { staffDoctors } from '../../database/staff/doctors';
import { readDate, readId } from '../input/argumentReaders';
import { findDoctor } from '../clinic/rowFinders';
import { answer, type AnswerOptions } from '../output/answer';
import { daySheetText } from '../output/daySheetText';
import { onClinic } from '../clinic/onClinic';

interface DayOptions extends AnswerOptions {
  readonly doctor?: number;
  readonly date?: string;
}

const day = onClinic(async (clinic, options: DayOptions) => {
  const { db, now } = clinic;
  const isOne = options.doctor !== undefined;
  const doctors = isOne ? [await findDoctor(clinic, options.doctor)] : await staffDoctors(db);
  const sheets = await Promise.all(
    doctors.map(async (doctor) => ({
      doctor,
      ...(await daySheet(db, doctor.id, options.date ?? now.date)),
    })),
  );
  // Asked for by name, a doctor without work that day is an answer too.
  const shown = sheets.filter(({ lines }) => isOne || lines.length > 0);
  const text = shown.map(daySheetText).join('\n\n') || 'Niciun medic nu are program în această zi.';
  answer(options, shown, text);
});

/** `clinic appointments day` */
export function appointmentsDayCommand(program: Command): void {
  program
    .command('day')
    .description('fișa zilei: fiecare interval al unui medic sau al tuturor, cu pacientul lui')
    .option('--doctor <nr>', 'numai a unui medic', readId)
    .option('--date <dată>', 'ziua, ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi', readDate)
    .action(day);
}

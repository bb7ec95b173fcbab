import { Option, type Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import { findAppointments, withFilterOptions, type FilterOptions } from '../clinic/findAppointments';
import { appointmentsCalendar } from '../output/appointmentsCalendar';
import { appointmentsCsv } from '../output/appointmentsCsv';
import { writeOut } from '../output/writeOut';
import { onClinic } from '../clinic/onClinic';

interface ExportOptions extends FilterOptions {
  readonly format: 'csv' | 'ics';
  readonly output?: string;
}

const exportAppointments = onClinic(async (clinic, options: ExportOptions) => {
  const found = await findAppointments(clinic, options);
  const file =
    options.format === 'csv'
      ? appointmentsCsv(found)
      : appointmentsCalendar(found, await clinic.database.facts.profile(), Date.now());
  const count = countWords(found.length, ['nicio programare', 'o programare', 'programări']);
  await writeOut(file, options.output, count);
});

/** `clinic appointments export` */
export function appointmentsExportCommand(program: Command): void {
  withFilterOptions(program.command('export'))
    .description('scrie programările de azi înainte ca tabel sau calendar')
    .addOption(
      new Option('--format <fel>', 'tabel pentru Excel sau LibreOffice, ori calendar')
        .choices(['csv', 'ics'])
        .default('csv'),
    )
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(exportAppointments);
}

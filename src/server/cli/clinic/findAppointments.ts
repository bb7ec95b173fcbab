import { Option, type Command } from 'commander';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { staffAppointments } from '../../database/staff/staffAppointments';
import { bare, readDate, readId } from '../input/argumentReaders';
import type { Clinic } from './onClinic';

/** What the commands that show appointments may be asked for. */
export interface FilterOptions {
  readonly from?: string;
  readonly to?: string;
  readonly doctor?: number;
  readonly service?: number;
  readonly status: 'active' | 'cancelled' | 'all';
  readonly search?: string;
}

export function withFilterOptions(command: Command): Command {
  return command
    .option('--from <dată>', 'prima zi, ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi', readDate)
    .option('--to <dată>', 'ultima zi', readDate)
    .option('--doctor <nr>', 'numai la un medic', readId)
    .option('--service <nr>', 'numai la o specialitate', readId)
    .option('--search <text>', 'numai cele cu acest text în nume, telefon sau e-mail')
    .addOption(
      new Option('--status <stare>', 'active, anulate sau toate')
        .choices(['active', 'cancelled', 'all'])
        .default('active'),
    );
}

function matches({ patient }: StoredAppointment, search: string): boolean {
  const { firstName, lastName, phone, email } = patient;
  const texts = [firstName + lastName, lastName + firstName, phone, email];
  return texts.some((text) => bare(text).includes(bare(search)));
}

export async function findAppointments(
  { db, now }: Clinic,
  { from = now.date, to, doctor, service, status, search = '' }: FilterOptions,
): Promise<readonly StoredAppointment[]> {
  const found = await staffAppointments(db, { from, to, doctorId: doctor, serviceId: service, status });
  return search === '' ? found : found.filter((appointment) => matches(appointment, search));
}

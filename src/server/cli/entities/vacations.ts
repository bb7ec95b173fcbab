import type { Command } from 'commander';
import { enterVacation, removeDaysOff, vacationRows, type VacationRow } from '../../staff/daysOff';
import { shortDate, spanWords } from '../../words/dates';
import { field, required, type Entity } from '../clinic/entity';
import { entityCommand } from '../clinic/entityCommands';
import { date, id } from '../input/rules';
import { doctorField, withinDoctor } from './slots';

/** The fields of days off. */
export const dates = {
  from: required('<dată>', 'prima zi, ca 2026-12-22 sau 22.12.2026', date),
  to: field('<dată>', 'ultima zi', date),
};

export const vacations: Entity<VacationRow, Omit<VacationRow, 'id'>> = {
  name: 'vacations',
  about: 'concediile medicilor',
  one: 'concediul',
  where: 'Numerele concediilor: clinic vacations list --all',
  event: 'vacation',
  key: { placeholder: '<nr>', about: 'numărul concediului', rule: id },
  fields: { doctor: doctorField, ...dates },
  columns: {
    'Nr.': (row) => row.id,
    Medic: (row, nameOf) => nameOf(row.doctor),
    'Prima zi': (row) => shortDate(row.from),
    'Ultima zi': (row) => shortDate(row.to),
  },
  keyOf: (row) => row.id,
  title: (row) => `concediul ${spanWords(row)} al medicului ${row.doctor}`,
  rows: vacationRows,
  enter: enterVacation,
  remove: (tx, rows) => removeDaysOff(tx, 'vacations', rows),
};

/** `clinic vacations …` */
export const vacationsCommand = (program: Command): Command =>
  entityCommand(program, vacations, {
    list: {
      about: 'arată concediile de azi înainte',
      within: withinDoctor('numai ale unui medic'),
      isOver: ({ to }, today) => to < today,
    },
    add: 'adaugă un concediu, fără --to de o singură zi, și arată programările aflate deja în el',
    change: 'schimbă zilele unui concediu',
    remove: { about: 'șterge concedii', verbs: ['Ștergeți', 'Am șters'] },
  });

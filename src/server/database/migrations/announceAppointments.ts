import type { Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** In the database itself, so that whoever writes, a staff tool or a hand, is heard by every process. */
export const announceAppointments: Migration = {
  up: (db) => engineAdapter(db).announceAppointments(db),
};

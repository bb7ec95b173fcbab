import type { Migration } from 'kysely';
import { addDoctorFocus } from './addDoctorFocus';
import { addFacts } from './addFacts';
import { addForgotten } from './addForgotten';
import { addJournal } from './addJournal';
import { addLimits } from './addLimits';
import { addLinkSecret } from './addLinkSecret';
import { addMailbox } from './addMailbox';
import { addMoves } from './addMoves';
import { addOutbox } from './addOutbox';
import { addPlaces } from './addPlaces';
import { addStaffMarks } from './addStaffMarks';
import { addUnconfirmed } from './addUnconfirmed';
import { addWaiting } from './addWaiting';
import { announceAppointments } from './announceAppointments';
import { createClinic } from './createClinic';
import { indexContactMail } from './indexContactMail';
import { indexEmails } from './indexEmails';
import { narrowIndexes } from './narrowIndexes';

/**
 * Every change of the tables, in the order of the names: `YYYYMMDD_what_it_does`, one file each. Columns and
 * indexes are what SQLite and PostgreSQL both understand. Never edit a migration that has shipped: add one.
 * In code, not read from the folder, because the server is bundled.
 */
export const migrations: Record<string, Migration> = {
  '0001_create_clinic': createClinic,
  '20261121_add_outbox': addOutbox,
  '20261121_add_staff_marks': addStaffMarks,
  '20261121_announce_appointments': announceAppointments,
  '20261121_index_contact_mail': indexContactMail,
  '20261121_limits': addLimits,
  '20261122_add_forgotten': addForgotten,
  '20261122_add_journal': addJournal,
  '20261122_facts': addFacts,
  '20261122_index_emails': indexEmails,
  '20261123_doctor_focus': addDoctorFocus,
  '20261123_link_secret': addLinkSecret,
  '20261123_mailbox': addMailbox,
  '20261123_unconfirmed': addUnconfirmed,
  '20261123_moves': addMoves,
  '20261123_waiting': addWaiting,
  '20261123_waiting_places': addPlaces,
  '20261124_narrow_indexes': narrowIndexes,
};

import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeStaffBesidePatients } from './staffBesidePatientsContract';

describeStaffBesidePatients('SQLite', sqliteDatabase);

import type { ClinicDatabase } from '../clinicDatabase';
import type { Engine } from '../engines/engine';
import { purgePersonalData } from '../staff/purgePersonalData';
import { SqlAppointments } from './sqlAppointments';
import { SqlCatalogue } from './sqlCatalogue';
import { SqlContactRequests } from './sqlContactRequests';
import { sqlLimits } from './sqlLimits';
import { SqlOutbox } from './sqlOutbox';

/** The clinic's storage in SQL that SQLite and PostgreSQL share. */
export function sqlClinicDatabase({ db, appointmentNews, close }: Engine): ClinicDatabase {
  return {
    catalogue: new SqlCatalogue(db),
    appointments: new SqlAppointments(db),
    contactRequests: new SqlContactRequests(db),
    outbox: new SqlOutbox(db),
    limits: sqlLimits(db),
    purgeBefore: (date) => purgePersonalData(db, date),
    ping: async () => {
      await db.selectFrom('services').select('id').limit(1).execute();
    },
    appointmentNews,
    close,
  };
}

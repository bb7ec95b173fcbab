import { sql, type Kysely, type Migration } from 'kysely';

/** Finds a contact request's mail: deleting the request looks for it, which would read the whole outbox each time. */
export const indexContactMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('outbox_of_contact_request')
      .on('outbox')
      .column('contact_request_id')
      .where(sql.ref('contact_request_id'), 'is not', null)
      .execute();
  },
};

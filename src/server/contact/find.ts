import { CONTACT_FIELDS } from '../../domain/entities';
import type { Db } from '../db/schema';

/** Selects messages with all their stored data, oldest first. */
export const selectRequests = (db: Db) =>
  db
    .selectFrom('contact_requests')
    .select(['reference', ...CONTACT_FIELDS, 'createdAt', 'answeredAt'])
    .orderBy('id');

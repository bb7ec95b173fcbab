import * as v from 'valibot';

/**
 * Where this project's server tells open calendars what was booked or freed (server-sent events); not one of
 * the six calls. A query `user_id` names the doctor.
 */
export const SLOT_EVENTS = '/slot-events';

/** One message: slots with all their booked dates from the current week on; at first every slot of the doctor. */
export const wireSlotEvent = v.array(v.object({ slot_id: v.number(), dates: v.array(v.string()) }));

export type WireSlotEvent = v.InferOutput<typeof wireSlotEvent>;

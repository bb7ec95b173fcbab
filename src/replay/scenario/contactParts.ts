import * as v from 'valibot';
import { CONTACT_FIELDS } from '../../domain/entities';
import { formEmptied, networkEvents, problemsOf, sendingContext, pageEvents } from './parts';

/** What a visitor does on the contact page. */
export const contactEvent = v.variant('type', [
  v.strictObject({ type: v.literal('field.changed'), field: v.picklist(CONTACT_FIELDS), value: v.string() }),
  v.strictObject({ type: v.literal('form.submitted') }),
  formEmptied,
  ...pageEvents,
  ...networkEvents,
]);

/** The machine's context, in parts. */
export const contactContext = v.partial(
  v.strictObject({
    request: v.partial(v.strictObject(v.entriesFromList(CONTACT_FIELDS, v.string()))),
    problems: problemsOf(CONTACT_FIELDS),
    ...sendingContext,
  }),
);

export type ContactScenarioEvent = v.InferOutput<typeof contactEvent>;
export type ContactScenarioContext = v.InferOutput<typeof contactContext>;

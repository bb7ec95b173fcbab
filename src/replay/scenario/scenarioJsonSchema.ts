import { toJsonSchema } from '@valibot/to-json-schema';
import { answers, answersOfOneCall, id, controls, text } from './parts';
import {
  bookingContext,
  bookingEvent,
  calendar,
  contactContext,
  bookingExpected,
  contactExpected,
  scenarioSchema,
} from './scenario';

/** Returns the content of src/replay/scenario.schema.json, with which editors validate scenarios. */
export function scenarioJsonSchema(): object {
  return toJsonSchema(scenarioSchema, {
    // JSON Schema cannot reject dates that do not exist.
    ignoreActions: ['check'],
    definitions: {
      answers,
      answersOfOneCall,
      bookingContext,
      bookingEvent,
      bookingExpected,
      calendar,
      contactContext,
      contactExpected,
      controls,
      id,
      text,
    },
  });
}

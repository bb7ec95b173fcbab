import { toJsonSchema } from '@valibot/to-json-schema';
import { answers, answersOfOneCall } from './parts';
import { bookingContext, bookingExpected, contactContext, contactExpected, scenarioSchema } from './scenario';

/** Returns the content of src/replay/scenario.schema.json, with which editors validate scenarios. */
export function scenarioJsonSchema(): object {
  return toJsonSchema(scenarioSchema, {
    // JSON Schema cannot reject dates that do not exist.
    ignoreActions: ['check'],
    definitions: {
      answers,
      answersOfOneCall,
      bookingContext,
      bookingExpected,
      contactContext,
      contactExpected,
    },
  });
}

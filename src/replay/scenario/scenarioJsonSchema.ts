import { toJsonSchema } from '@valibot/to-json-schema';
import { answers, answersOfOneCall, id, controls, text } from './parts';
import {
  bookingContext,
  bookingEvent,
  calendar,
  contactContext,
  bookingExpected,
  bookingStep,
  contactExpected,
  contactStep,
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
      bookingStep: bookingStep.getter(undefined),
      calendar,
      contactContext,
      contactExpected,
      contactStep: contactStep.getter(undefined),
      controls,
      id,
      text,
    },
  });
}

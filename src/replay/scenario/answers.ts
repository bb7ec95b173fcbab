import * as v from 'valibot';
import { FACTS_PATH } from '../../api/clinicFacts';
import { CALLS } from '../../domain/contract';
import { about, atLeast, id } from './parts';

/** The six calls of specification §7 and the clinic's facts, by the names that scenario files use. */
export const CALL_PATHS = { ...CALLS, facts: FACTS_PATH } as const;
export type CallName = keyof typeof CALL_PATHS;
export const CALL_NAMES = Object.keys(CALL_PATHS) as [CallName, ...CallName[]];

export const answer = v.strictObject({
  doctor: v.exactOptional(
    about('Only for calls that ask for this doctor; left out, for every such call.', id),
  ),
  delay: v.exactOptional(
    v.union(
      [
        about('Milliseconds; left out, it answers at once.', atLeast(0)),
        about('It waits for its `respond` step.', v.literal('respond')),
      ],
      'Expected milliseconds, or "respond"',
    ),
  ),
  status: v.exactOptional(
    about('The HTTP status; left out, 200.', v.pipe(atLeast(200), v.maxValue(599, 'Expected at most 599'))),
  ),
  headers: v.exactOptional(
    about(
      'Headers of the answer, such as Date, by which the page corrects a wrong clock, or Clinic-Booking-Weeks.',
      v.record(v.string(), v.string()),
    ),
  ),
  failure: v.exactOptional(about('The connection breaks: no answer ever comes.', v.literal('network'))),
  body: v.exactOptional(
    about(
      'JSON; left out, it is what the standard clinic answers. Of facts only what is other than there.',
      v.unknown(),
    ),
  ),
  text: v.exactOptional(about('Instead of `body`: text that need not be JSON.', v.string())),
});

export const answersOfOneCall = about(
  'In the order in which the call is made; the last one answers every further call.',
  v.pipe(v.array(answer), v.minLength(1, 'Expected at least one answer')),
);

/** What each call answers. A call that is left out answers as the standard clinic does. */
export const answers = v.partial(v.strictObject(v.entriesFromList(CALL_NAMES, answersOfOneCall)));

export type Answer = v.InferOutput<typeof answer>;
export type Answers = v.InferOutput<typeof answers>;

import { createHash } from 'node:crypto';
import {
  createActor,
  fromPromise,
  waitFor,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate';
import { outcomeOf, type FormOutcome } from '../api/sendForm';
import { isUniqueKey, uniqueKey } from '../features/form/uniqueKey';
import type { FormMessage, Settled } from '../features/notifications/notification';
import type { AskServer, CallAnswer, PostedForm, SentForm } from './postedForm';

/** A visit without scripts lasts from one posted form to its answer. */
export interface VisitEnd {
  readonly status: number;
  readonly snapshot: Snapshot<unknown>;
  readonly messages: readonly FormMessage[];
  /** Hidden fields of the form in the answer, by their names. */
  readonly remembered: Readonly<Record<string, string>>;
}

/** Nobody looks on, so nobody has to see that something is being sent. */
export const AT_ONCE = { sendDelay: 0 } as const;

/** A field that tells apart attempts at the same; forms that were drawn in advance have none. */
const ATTEMPT = 'attempt';

export const newAttempt = () => ({ [ATTEMPT]: uniqueKey() });

/** What sends a visit's form. */
export class Sender {
  readonly #attempt: string | undefined;
  readonly #ask: AskServer;
  #answer: CallAnswer | undefined;
  /** The same for the same form, so that one that is posted again is answered as it was, and does nothing twice. */
  readonly idempotencyKey: string;
  /** False when whoever knows what somebody typed could say the same key. */
  readonly isUnguessable: boolean;

  constructor({ fields }: PostedForm, ask: AskServer) {
    const { [ATTEMPT]: attempt = '' } = fields;
    this.#attempt = isUniqueKey(attempt) ? attempt : undefined;
    this.#ask = ask;
    this.isUnguessable = this.#attempt !== undefined;
    this.idempotencyKey = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  }

  /** Undefined when nothing was sent. */
  get status(): number | undefined {
    return this.#answer?.status;
  }

  /** What the next form begins with: the same attempt only after one of which nobody knows what became. */
  get attempt(): Readonly<Record<string, string>> {
    const isLost = this.#answer !== undefined && this.#answer.status >= 500;
    if (!isLost) return newAttempt();
    return this.#attempt === undefined ? {} : { [ATTEMPT]: this.#attempt };
  }

  /** @param wire the call's body */
  submit<Input extends { readonly idempotencyKey: string }>(
    call: SentForm,
    wire: (input: Input) => object,
  ): PromiseActorLogic<FormOutcome, Input> {
    return fromPromise(async ({ input }) => {
      const { idempotencyKey } = input;
      this.#answer = await this.#ask({ call, payload: wire(input), idempotencyKey });
      const outcome = outcomeOf(this.#answer.status, this.#answer.body, true);
      if (outcome === undefined) throw new Error(`${call} was answered ${this.#answer.status}.`);
      return outcome;
    });
  }
}

/**
 * Runs a form's session as a page would.
 * @param messageOf what news say to the visitor
 * @param visit does what the visitor did
 */
export async function runVisit<Machine extends AnyStateMachine>(
  machine: Machine,
  sender: Sender,
  messageOf: (news: EmittedFrom<Machine>) => FormMessage | Settled | null,
  visit: (actor: Actor<Machine>) => void | Promise<void>,
): Promise<VisitEnd> {
  const actor = createActor(machine);
  const messages: FormMessage[] = [];
  const heard: EmittedFrom<Machine>[] = [];
  actor.on('*', (news) => {
    heard.push(news);
    const message = messageOf(news);
    if (message !== null && 'text' in message) messages.push(message);
  });
  // Told below; an error that nobody hears would end the thread.
  actor.subscribe({ error: () => undefined });
  actor.start();
  try {
    await visit(actor);
    await waitFor(actor, (state: AnyMachineSnapshot) => !state.matches('submitted'));
    return {
      status: sender.status ?? (heard.some((news) => 'fields' in news) ? 422 : 200),
      snapshot: actor.getPersistedSnapshot(),
      messages,
      remembered: sender.attempt,
    };
  } finally {
    actor.stop();
  }
}

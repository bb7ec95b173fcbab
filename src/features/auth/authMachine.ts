import { assign, emit, fromPromise, setup } from 'xstate';
import type { AuthOutcome, AuthRequest } from './authRequest';
import type { Account } from './identityProvider';
import { UnavailableError } from './unavailableError';

/** What the dialog says. */
export interface AuthProblem {
  readonly text: string;
  /** The provider speaks English. */
  readonly lang: 'en' | 'ro';
}

export interface AuthContext {
  readonly account: Account | null;
  /** Of the code that was sent to a phone last; '' without one. */
  readonly verificationId: string;
  readonly problem: AuthProblem | null;
}

export type AuthEvent =
  | { readonly type: 'request.made'; readonly request: AuthRequest }
  | { readonly type: 'problem.dismissed' };

/** What is told in a notification (specification §6). */
export type AuthNews = { readonly type: 'auth.registered' } | { readonly type: 'auth.resetSent' };

export interface Errand {
  readonly request: AuthRequest;
  readonly verificationId: string;
}

const problemOf = (error: unknown): AuthProblem => ({
  text: error instanceof Error ? error.message : String(error),
  lang: error instanceof UnavailableError ? 'ro' : 'en',
});

/** A code that waits is forgotten when somebody is signed in or out, not when one only looks who is. */
function learned(outcome: AuthOutcome): Partial<AuthContext> {
  switch (outcome.kind) {
    case 'codeSent':
      return { verificationId: outcome.verificationId };
    case 'signedOut':
      return { account: null, verificationId: '' };
    case 'account':
    case 'registered':
      return { account: outcome.account, ...(outcome.account !== null && { verificationId: '' }) };
    case 'resetSent':
      return {};
  }
}

const machine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthNews,
  },
  actors: {
    /** Given by the caller with `provide`: the machine knows no provider. */
    carryOut: fromPromise<AuthOutcome, Errand>(() => Promise.reject(new Error('No carryOut was provided.'))),
  },
  guards: {
    /** There is nothing to compare a code with before one was sent. */
    isPossible: ({ context }, request: AuthRequest) =>
      request.kind !== 'confirmCode' || context.verificationId !== '',
    isRegistered: (_, { kind }: AuthOutcome) => kind === 'registered',
    isResetSent: (_, { kind }: AuthOutcome) => kind === 'resetSent',
  },
  actions: {
    learn: assign((_, outcome: AuthOutcome) => learned(outcome)),
    admitProblem: assign((_, { error }: { readonly error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    tellRegistered: emit({ type: 'auth.registered' }),
    tellResetSent: emit({ type: 'auth.resetSent' }),
  },
});

/** Resting until something is asked; one thing at a time; a failure waits until it was read, then all is as before. What is known is in the context. */
export const authMachine = machine.createMachine({
  id: 'auth',
  context: { account: null, verificationId: '', problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'request.made': {
          guard: { type: 'isPossible', params: ({ event }) => event.request },
          target: 'working',
        },
      },
    },
    working: {
      invoke: {
        src: 'carryOut',
        input: ({ context, event }) => {
          if (event.type !== 'request.made') throw new Error('Only a request is work.');
          return { request: event.request, verificationId: context.verificationId };
        },
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'learn', params: ({ event }) => event.output }, 'tellRegistered'],
          },
          {
            guard: { type: 'isResetSent', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'tellResetSent',
          },
          { target: 'resting', actions: { type: 'learn', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'admitProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        'problem.dismissed': { target: 'resting', actions: 'forgetProblem' },
        // Only where no dialog could be drawn is the screen still within reach.
        'request.made': { target: 'working', actions: 'forgetProblem' },
      },
    },
  },
});

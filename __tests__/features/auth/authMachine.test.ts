import { createActor, fromPromise } from 'xstate';
import { authMachine, type AuthNews, type Errand } from '../../../src/features/auth/authMachine';
import type { AuthOutcome, AuthRequest } from '../../../src/features/auth/authRequest';
import { UnavailableError } from '../../../src/features/auth/unavailableError';

const ANA = { id: '1', displayName: 'Ana Pop', email: 'ana@exemplu.example', phone: null };
const GOOGLE: AuthRequest = { kind: 'signInWith', provider: 'google' };

/** Each errand takes the next of these outcomes. */
function start(...outcomes: (AuthOutcome | Error)[]) {
  const errands: Errand[] = [];
  const news: AuthNews[] = [];
  const actor = createActor(
    authMachine.provide({
      actors: {
        carryOut: fromPromise<AuthOutcome, Errand>(({ input }) => {
          const outcome = outcomes[errands.push(input) - 1] ?? new Error('One errand more than expected.');
          return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
        }),
      },
    }),
  );
  actor.on('*', (emitted) => news.push(emitted));
  actor.start();
  const ask = async (request: AuthRequest): Promise<void> => {
    actor.send({ type: 'request.made', request });
    await new Promise((resolve) => setImmediate(resolve));
  };
  const dismiss = () => {
    actor.send({ type: 'problem.dismissed' });
  };
  return { errands, news, ask, dismiss, actor, state: () => actor.getSnapshot() };
}

test('while something is under way, nothing else begins', async () => {
  const { errands, actor, ask } = start({ kind: 'registered', account: ANA });
  actor.send({ type: 'request.made', request: GOOGLE });
  await ask(GOOGLE);
  expect(errands).toHaveLength(1);
});

test('a code is not sent to the provider before one was asked for, and goes with the id of the latest', async () => {
  const { errands, ask, state } = start(
    { kind: 'codeSent', verificationId: 'unu' },
    { kind: 'codeSent', verificationId: 'doi' },
    { kind: 'account', account: ANA },
  );
  await ask({ kind: 'confirmCode', code: '123456' });
  expect(errands).toEqual([]);
  await ask({ kind: 'sendCode', phone: '+40700000000' });
  await ask({ kind: 'sendCode', phone: '+40700000000' });
  await ask({ kind: 'confirmCode', code: '123456' });
  expect(errands.at(-1)?.verificationId).toBe('doi');
  expect(state().context).toMatchObject({ account: expect.anything() as unknown, verificationId: '' });
});

test('looking who is signed in does not lose a code that waits; signing out does', async () => {
  const { ask, state } = start(
    { kind: 'codeSent', verificationId: 'unu' },
    { kind: 'account', account: null },
    { kind: 'signedOut' },
  );
  await ask({ kind: 'sendCode', phone: '+40700000000' });
  await ask({ kind: 'whoIsSignedIn' });
  expect(state().context.verificationId).toBe('unu');
  await ask({ kind: 'signOut' });
  expect(state().context).toMatchObject({ account: null, verificationId: '' });
});

test('a failure keeps whoever is signed in, and all is as before once it was read', async () => {
  const { ask, dismiss, state } = start(
    { kind: 'account', account: ANA },
    new Error('Firebase: Error (auth/too-many-requests).'),
  );
  await ask({ kind: 'whoIsSignedIn' });
  await ask({ kind: 'resetPassword', email: ANA.email });
  expect(state().value).toBe('failed');
  expect(state().context.problem).toEqual({
    text: 'Firebase: Error (auth/too-many-requests).',
    lang: 'en',
  });
  dismiss();
  expect(state().value).toBe('resting');
  expect(state().context).toMatchObject({ account: ANA, problem: null });
});

test('where no dialog could be drawn, the next request goes on without one', async () => {
  const { ask, state } = start(new UnavailableError('Nu s-a încărcat.'), {
    kind: 'registered',
    account: ANA,
  });
  await ask(GOOGLE);
  expect(state().context.problem).toEqual({ text: 'Nu s-a încărcat.', lang: 'ro' });
  await ask(GOOGLE);
  expect(state().context).toMatchObject({ account: ANA, problem: null });
});

test('what may open an account and what sends a mail is told; logging in and out is silent', async () => {
  const { news, ask } = start(
    { kind: 'registered', account: ANA },
    { kind: 'resetSent' },
    { kind: 'signedOut' },
    { kind: 'account', account: ANA },
  );
  await ask(GOOGLE);
  await ask({ kind: 'resetPassword', email: ANA.email });
  await ask({ kind: 'signOut' });
  await ask({ kind: 'logIn', credentials: { email: ANA.email, password: 'parola-mea' } });
  expect(news).toEqual([{ type: 'auth.registered' }, { type: 'auth.resetSent' }]);
});

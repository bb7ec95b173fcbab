import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { EMPTY_CONTACT } from '../../../../src/features/contact/session/contactContext';
import { contactMachine, type ContactEmitted } from '../../../../src/features/contact/session/contactMachine';
import type { FormCall, FormOutcome } from '../../../../src/api/sendForm';
import type { ContactRequest } from '../../../../src/domain/entities';

const REQUEST: ContactRequest = {
  name: 'Ana Pop',
  email: 'ana.pop@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Pot veni cu trimitere?',
};

function start(outcome: () => Promise<FormOutcome>) {
  const clock = new SimulatedClock();
  const sent: FormCall<ContactRequest>[] = [];
  const news: ContactEmitted[] = [];
  const actor = createActor(
    contactMachine.provide({
      actors: {
        submit: fromPromise(({ input }) => {
          if (input !== null) sent.push({ request: input.request, idempotencyKey: input.idempotencyKey });
          return outcome();
        }),
      },
    }),
    { clock },
  );
  actor.on('*', (emitted) => {
    if (emitted.type !== 'contact.attempted') news.push(emitted);
  });
  actor.start();
  const fill = (request: Partial<ContactRequest>) => {
    for (const [field, value] of Object.entries(request))
      actor.send({ type: 'field.changed', field: field as keyof ContactRequest, value });
  };
  const submit = (idempotencyKey = 'key-1') => {
    actor.send({ type: 'form.submitted', idempotencyKey });
  };
  const state = () => actor.getSnapshot();
  return { clock, sent, news, fill, submit, state };
}

const SENT: FormOutcome = { kind: 'accepted' };

/** Lets promises that are settled be heard. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('an incomplete form goes through submitted back to idle, names what fails and sends nothing', async () => {
  const { clock, sent, news, fill, submit, state } = start(() => Promise.resolve(SENT));
  fill({ ...REQUEST, email: 'ana', message: ' ' });
  submit();
  clock.increment(5000);
  await settle();
  expect(state().value).toBe('idle');
  expect(state().context.problems).toEqual({ email: 'invalid', message: 'missing' });
  expect(news).toEqual([{ type: 'contact.invalid', fields: ['email', 'message'] }]);
  expect(sent).toEqual([]);
});

test('a corrected field loses its mark, the others keep theirs, and no new one appears', () => {
  const { fill, submit, state } = start(() => Promise.resolve(SENT));
  fill({ ...REQUEST, email: 'ana', message: ' ' });
  submit();
  fill({ email: 'ana.pop@exemplu.example', subject: '' });
  expect(state().context.problems).toEqual({ message: 'missing' });
  fill({ message: 'x'.repeat(2001) });
  expect(state().context.problems).toEqual({ message: 'tooLong' });
});

test('a valid form is sent once, 1000 ms after it was submitted, however often the button is pressed', async () => {
  const { clock, sent, fill, submit, state } = start(() => Promise.resolve(SENT));
  fill({ ...REQUEST, name: '  Ana Pop ' });
  submit();
  submit();
  clock.increment(999);
  expect(state().matches({ submitted: 'waiting' })).toBe(true);
  expect(sent).toEqual([]);
  clock.increment(1);
  submit();
  clock.increment(5000);
  await settle();
  expect(sent).toEqual([{ request: REQUEST, idempotencyKey: 'key-1' }]);
});

test('nothing changes while it is being sent', () => {
  const { fill, submit, state } = start(() => Promise.resolve(SENT));
  fill(REQUEST);
  submit();
  fill({ name: 'Altcineva' });
  expect(state().context.request.name).toBe('Ana Pop');
});

test('success empties the form', async () => {
  const { clock, news, fill, submit, state } = start(() => Promise.resolve(SENT));
  fill(REQUEST);
  submit();
  clock.increment(1000);
  await settle();
  expect(state().value).toBe('success');
  expect(state().context).toEqual(EMPTY_CONTACT);
  expect(news).toEqual([{ type: 'contact.succeeded' }]);
});

test('a wait of four seconds is spoken of until it is over, and offline only what is said to be', async () => {
  let answer: (outcome: FormOutcome) => void = () => undefined;
  const { clock, fill, submit, state } = start(() => new Promise((resolve) => (answer = resolve)));
  fill(REQUEST);
  submit();
  clock.increment(1000);
  expect(state().context).toMatchObject({ isSlow: false, isOffline: false });
  clock.increment(4000);
  expect(state().context.isSlow).toBe(true);
  answer({ kind: 'notAccepted' });
  await settle();
  expect(state().context.isSlow).toBe(false);
});

test('a failed request unlocks the form and keeps what was typed', async () => {
  const { clock, news, fill, submit, state } = start(() => Promise.reject(new Error('offline')));
  fill(REQUEST);
  submit();
  clock.increment(1000);
  await settle();
  expect(state().value).toBe('error');
  expect(state().context).toMatchObject({ request: REQUEST, unsent: { isLost: true, reason: null } });
  expect(news).toEqual([{ type: 'contact.failed' }]);
  clock.increment(4999);
  expect(state().value).toBe('error');
  clock.increment(1);
  expect(state().value).toBe('idle');
});

test('an answer that says "not sent" unlocks the form, keeps what was typed and is remembered until it changes', async () => {
  const { clock, news, fill, submit, state } = start(() => Promise.resolve({ kind: 'notAccepted' }));
  fill(REQUEST);
  submit();
  clock.increment(1000);
  await settle();
  expect(state().value).toBe('error');
  expect(state().context).toMatchObject({ request: REQUEST, unsent: { isLost: false, reason: null } });
  expect(news).toEqual([{ type: 'contact.notSent' }]);
  fill({ subject: 'Altă întrebare' });
  expect(state().context.unsent).toBeNull();
  expect(state().value).toBe('idle');
});

test('an earlier answer that says "not sent" is forgotten while it is sent again', async () => {
  const { clock, fill, submit, state } = start(() => Promise.resolve({ kind: 'notAccepted' }));
  fill(REQUEST);
  submit();
  clock.increment(1000);
  await settle();
  submit();
  expect(state().context.unsent).toBeNull();
});

test('a refusal says why until something is done about it', async () => {
  const { clock, news, fill, submit, state } = start(() =>
    Promise.resolve({ kind: 'refused', reason: 'Prea multe cereri.' }),
  );
  fill(REQUEST);
  submit();
  clock.increment(1000);
  await settle();
  expect(news).toEqual([{ type: 'contact.failed' }]);
  clock.increment(60_000);
  expect(state().context.unsent).toEqual({ isLost: false, reason: 'Prea multe cereri.' });
  fill({ subject: 'Altă întrebare' });
  expect(state().context.unsent).toBeNull();
});

test('trying the same again carries the same key; any change makes it another request', async () => {
  const { clock, sent, fill, submit } = start(() => Promise.reject(new Error('offline')));
  fill(REQUEST);
  for (const key of ['key-1', 'key-2']) {
    submit(key);
    clock.increment(1000);
    await settle();
  }
  fill({ subject: 'Altă întrebare' });
  submit('key-3');
  clock.increment(1000);
  await settle();
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-3']);
});

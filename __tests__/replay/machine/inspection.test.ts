import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { contactMachine } from '../../../src/features/contact/session/contactMachine';
import { CONTACT_FIELDS, type ContactRequest } from '../../../src/domain/entities';
import type { FormCall, FormOutcome } from '../../../src/api/sendForm';
import { SEND_DELAY_MS } from '../../../src/features/form/submission';
import { inspectionOf, type MachineListener } from '../../../src/replay/machine/inspection';
import { SAMPLE_PERSON } from '../../../src/replay/scenario/standardClinic';

/** A contact request that is sent, with somebody listening. */
async function sendRequest(listener: MachineListener): Promise<void> {
  const clock = new SimulatedClock();
  const submit = fromPromise<FormOutcome, FormCall<ContactRequest> | null>(() =>
    Promise.resolve({ kind: 'accepted' }),
  );
  const machine = contactMachine.provide({ actors: { submit } });
  const actor = createActor(machine, { clock, inspect: inspectionOf(listener) }).start();
  for (const field of CONTACT_FIELDS) {
    actor.send({ type: 'field.changed', field, value: SAMPLE_PERSON[field] });
  }
  actor.send({ type: 'form.submitted', idempotencyKey: 'key' });
  clock.increment(SEND_DELAY_MS);
  await new Promise((resolve) => setImmediate(resolve));
}

test('only the patient’s events are recorded, not delays or answers, which a replay would send twice', async () => {
  const heard: string[] = [];
  await sendRequest({ onEvent: ({ type }, isPatients) => heard.push(isPatients ? type : `own ${type}`) });
  expect(heard).toEqual([...CONTACT_FIELDS.map(() => 'field.changed'), 'form.submitted']);
});

test('transitions are reported as the machine defines them, so that coverage can name each', async () => {
  const taken: string[] = [];
  await sendRequest({
    onTransitions: (transitions) => {
      for (const { source, eventType } of transitions) {
        const candidates = eventType === '' ? source.always : source.transitions.get(eventType as string);
        expect(candidates).toEqual(expect.arrayContaining([...transitions]));
        taken.push(source.key);
      }
    },
  });
  expect(taken).toEqual([...CONTACT_FIELDS.map(() => 'idle'), 'idle', 'validating', 'waiting', 'sending']);
});

import { contactMachine } from '../../features/contact/session/contactMachine';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  type ContactContext,
} from '../../features/contact/session/contactContext';
import { SAMPLE_PERSON } from '../scenario/samplePerson';
import type { Move } from './move';
import { does, networkMoves, ownMovesOf, type World } from './world';

const submitted: Move = {
  event: { type: 'form.submitted', idempotencyKey: 'replay' },
  send: { type: 'form.submitted' },
};
const ownMoves = ownMovesOf(contactMachine, [
  [{ kind: 'accepted' }, {}],
  [{ kind: 'notAccepted' }, { body: { status: 500 } }],
  [{ kind: 'refused', reason: null }, { status: 422 }],
]);

export const contactWorld: World = {
  machine: 'contact',
  start: '2026-11-23 12:00',
  context: EMPTY_CONTACT,
  ownMoves,
  moves: (snapshot) => {
    const { request } = snapshot.context as ContactContext;
    const next = CONTACT_FIELDS.find((field) => request[field] === '') ?? 'name';
    const written = { type: 'field.changed', field: next, value: SAMPLE_PERSON[next] } as const;
    return [submitted, { event: written, send: written }, does({ type: 'form.emptied' })];
  },
  alike: (snapshot) => {
    const { request, problems, unsent } = snapshot.context as ContactContext;
    const written = CONTACT_FIELDS.filter((field) => request[field] !== '').length;
    return JSON.stringify([written, unsent !== null, Object.keys(problems).length > 0]);
  },
  openings: [{ answers: {}, moves: networkMoves }],
};

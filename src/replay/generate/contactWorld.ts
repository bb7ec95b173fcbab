import { contactMachine } from '../../features/contact/contactMachine';
import { CONTACT_FIELDS, type ContactContext } from '../../features/contact/contactContext';
import { SAMPLE_PERSON } from '../scenario/samplePerson';
import type { Move } from './move';
import { ownMovesOf, type World } from './world';

const submitted: Move = { event: { type: 'form.submitted' }, send: { type: 'form.submitted' } };
const ownMoves = ownMovesOf(contactMachine, [
  ['sent', {}],
  ['notSent', { body: { status: 500 } }],
]);

export const contactWorld: World = {
  machine: 'contact',
  start: '2026-11-23 12:00',
  ownMoves,
  moves: (snapshot) => {
    const { request } = snapshot.context as ContactContext;
    const next = CONTACT_FIELDS.find((field) => request[field] === '') ?? 'name';
    const written = { type: 'field.changed', field: next, value: SAMPLE_PERSON[next] } as const;
    return [submitted, { event: written, send: written }];
  },
  alike: (snapshot) => {
    const { request, problems, wasNotSent } = snapshot.context as ContactContext;
    const written = CONTACT_FIELDS.filter((field) => request[field] !== '').length;
    return JSON.stringify([written, wasNotSent, Object.keys(problems).length > 0]);
  },
  openings: [],
};

import { carries, type Edge, type FormPromise, type GraphState } from './formGraph';

export const isLocked = ({ name }: GraphState): boolean => name.startsWith('submitted.');
const isSending = ({ name }: GraphState): boolean => name === 'submitted.sending';

/** Returns whether an event is the machine's own: a delay that passed, or what came of its request. */
const isOwn = ({ event }: Edge): boolean => event.type.startsWith('xstate.');

const isAnswered = ({ from, to }: Edge): boolean => isSending(from) && !isSending(to);
const isAccepted = ({ event }: Edge): boolean => event.output?.kind === 'accepted';
export const isTaken = ({ event }: Edge): boolean => event.output?.kind === 'taken';
const isRepeated = ({ from, event, to }: Edge): boolean =>
  event.type === 'network.returned' && !isSending(from) && isSending(to);

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Events by which the session and the browser report something that no visitor did. */
const NEWS = ['choice.settled', 'draft.restored', 'network.lost'];

export const isAct = (edge: Edge): boolean => !isOwn(edge) && !NEWS.includes(edge.event.type);

const namesOf = (problems: object): readonly string[] => Object.keys(problems);

/** The promises that both forms make. */
export const FORM_PROMISES: Readonly<Record<string, FormPromise>> = {
  'nothing is sent without a press, or one repeat of a lost attempt when the network returns': {
    when: ({ from, to }) => !isLocked(from) && isLocked(to),
    holds: (edge) => {
      const { failure, attempt } = edge.from.context;
      if (edge.event.type === 'form.submitted') return edge.to.name === 'submitted.waiting';
      return isRepeated(edge) && failure?.isLost === true && attempt?.isRepeated === false;
    },
  },
  'an incomplete form is never submitted': {
    when: ({ to }) => isLocked(to),
    holds: ({ to }) => to.isComplete,
  },
  'a request carries what the form shows': {
    when: ({ to }) => isLocked(to),
    holds: ({ to }) => to.context.attempt !== null && carries(to.context.attempt.request, to.content),
  },
  'the same request keeps its key, another one gets a new key, and each press counts anew': {
    when: ({ from, event, to }) => event.type === 'form.submitted' && !isLocked(from) && isLocked(to),
    holds: ({ from, event, to }) => {
      const { attempt: last } = from.context;
      const isSame = last !== null && carries(last.request, to.content);
      const key = isSame ? last.idempotencyKey : event.idempotencyKey;
      return to.context.attempt?.idempotencyKey === key && !to.context.attempt?.isRepeated;
    },
  },
  'an answer ends the doubt whether its request arrived': {
    when: (edge) => isAnswered(edge) && edge.event.output !== undefined,
    holds: ({ from, to }) =>
      to.context.attempt?.isLost !== true ||
      to.context.attempt.idempotencyKey !== from.context.attempt?.idempotencyKey,
  },
  'a repeat is the lost request itself, and is known as one': {
    when: isRepeated,
    holds: ({ from, to }) => isEqual(to.context.attempt, { ...from.context.attempt, isRepeated: true }),
  },
  'a form that is being sent takes no other choice and no other text': {
    when: ({ from, to }) => isLocked(from) && isLocked(to),
    holds: ({ from, to }) => isEqual(to.content, from.content),
  },
  'a running send ends by its answer or its time only': {
    when: (edge) => isLocked(edge.from) && !isOwn(edge),
    holds: ({ from, to }) => to.name === from.name,
  },
  'success comes from the server, or from the receipt of an earlier session': {
    when: ({ from, to }) => from.name !== 'success' && to.name === 'success',
    holds: (edge) => isAccepted(edge) || edge.event.type === 'draft.restored',
  },
  'a success empties the form': {
    when: isAccepted,
    holds: ({ to }) => to.context.attempt === null && Object.values(to.texts).every((text) => text === ''),
  },
  'every answer but success opens the form again, with all that was typed': {
    when: (edge) => isAnswered(edge) && !isAccepted(edge),
    holds: ({ from, to }) => ['error', 'idle'].includes(to.name) && isEqual(to.texts, from.texts),
  },
  'a failed send is an error, except that of the automatic repeat': {
    when: (edge) => isAnswered(edge) && !isAccepted(edge),
    holds: ({ from, event, to }) => {
      const isQuiet = event.output === undefined && from.context.attempt?.isRepeated === true;
      return to.name === (isQuiet ? 'idle' : 'error');
    },
  },
  'a failed send is shown beside the button until the visitor acts or the time is lost': {
    when: (edge) =>
      (isAnswered(edge) && !isAccepted(edge) && !isTaken(edge)) || edge.from.context.failure !== null,
    holds: (edge) => edge.to.context.failure !== null || isAct(edge),
  },
  'a failed send is shown in an open form only': {
    when: ({ to }) => to.context.failure !== null,
    holds: ({ to }) => ['error', 'idle'].includes(to.name),
  },
  'the loss and the return of the network are noticed in every state': {
    when: ({ event }) => event.type.startsWith('network.'),
    holds: ({ event, to }) => to.context.isOffline === (event.type === 'network.lost'),
  },
  'only a running send is shown as slow': {
    when: ({ to }) => to.context.isSlow,
    holds: ({ to }) => isSending(to),
  },
  'what was typed is lost by success, by emptying the form and by typing only': {
    when: ({ from, to }) =>
      Object.entries(from.texts).some(([name, text]) => text !== '' && to.texts[name] !== text),
    holds: (edge) => isAccepted(edge) || ['field.changed', 'form.emptied'].includes(edge.event.type),
  },
  'a field is marked by a press only, and never one that is mended': {
    when: ({ to }) => namesOf(to.context.problems).length > 0,
    holds: ({ from, event, to }) =>
      event.type === 'form.submitted' ||
      namesOf(to.context.problems).every(
        (name) => name in from.context.problems && (to.texts[name] ?? '') === '',
      ),
  },
};

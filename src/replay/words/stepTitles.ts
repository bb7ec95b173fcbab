import * as v from 'valibot';
import { doctorRow, serviceRow, slotRow } from '../../api/answers';
import { shortDateTime } from '../../content/dateWords';
import { STANDARD_FACTS } from '../../content/sample/standardClinic';
import { HOUR, MINUTE, SECOND } from '../../domain/durations';
import { doctorName, type Id } from '../../domain/entities';
import { CHOICE_LABELS, NO_PRICE } from '../../features/booking/bookingFields';
import { SEND_DELAY_MS } from '../../features/form/formMachine';
import type { CoverageItem } from '../coverage/coverage';
import { EVENT_BUTTONS } from '../page/buttons';
import { FIELD_LABELS } from '../run/fieldLabels';
import type { StepReport } from '../run/report';
import type { ScenarioEvent } from '../run/scenarioRunner';
import type { Answer, CallName } from '../scenario/parts';
import type { Scenario, Step } from '../scenario/scenario';
import { standardBody } from '../scenario/standardClinic';

export const CALL_TITLES: Readonly<Record<CallName, string>> = {
  services: 'lista serviciilor',
  doctors: 'lista medicilor',
  slots: 'lista orelor',
  vacations: 'lista concediilor',
  createAppointment: 'programarea',
  contactRequest: 'mesajul',
  facts: 'datele clinicii',
};

/** What a visitor did, for a step's title and for a transition of the chart. */
export const EVENTS: Readonly<Record<ScenarioEvent['type'], string>> = {
  ...EVENT_BUTTONS,
  'service.chosen': CHOICE_LABELS.serviceId,
  'doctor.chosen': CHOICE_LABELS.doctorId,
  'price.chosen': CHOICE_LABELS.price,
  'slot.chosen': 'Ora',
  'field.changed': 'Câmp completat',
  'form.submitted': 'Trimitere',
  'address.changed': 'Adresa',
  'page.reloaded': 'Pagina reîncărcată',
  'offer.chosen': 'Primul loc liber al unui medic',
  'network.lost': 'Rețeaua cade',
  'network.returned': 'Rețeaua revine',
  'visitor.returned': 'Revenire la pagină',
};

/** Returns the row of an id in a call's answers: the scenario's own, else the standard clinic's. */
function rowOf<Row extends { readonly id: Id }>(
  row: v.GenericSchema<unknown, Row>,
  { answers = {} }: AnsweredForm,
  call: 'services' | 'doctors' | 'slots',
  id: Id | null,
): Row | undefined {
  const standard = STANDARD_FACTS.doctors.map((doctor) => standardBody(call, doctor.id));
  return [...(answers[call] ?? []).map(({ body }) => body), ...standard]
    .flatMap((body): unknown[] => (Array.isArray(body) ? body : []))
    .map((given) => v.safeParse(row, given))
    .flatMap(({ success, output }) => (success ? output : []))
    .find((one) => String(one.id) === String(id));
}

/** The form of a scenario, and what its server answers, which names what the form offers. */
export type AnsweredForm = Pick<Scenario, 'machine' | 'answers'>;

/** A scenario, or the part of it that was played. */
type StepsShown = AnsweredForm & { readonly steps: readonly Step[] };

/** Returns the name of the row whose id a form's data or a request hold under a key; undefined where none is known. */
function nameOf(scenario: AnsweredForm, key: string, id: Id | null): string | undefined {
  switch (key) {
    case 'serviceId':
      return rowOf(serviceRow, scenario, 'services', id)?.name;
    case 'doctorId':
    case 'user_id': {
      const doctor = rowOf(doctorRow, scenario, 'doctors', id);
      return doctor && doctorName(doctor);
    }
    case 'slotId':
    case 'user_appointment_id':
      return rowOf(slotRow, scenario, 'slots', id)?.startTime;
    case 'price':
      return STANDARD_FACTS.prices.find((price) => price.key === id)?.name;
    default:
      return undefined;
  }
}

/** Returns what a key holds, with names in place of ids. */
export const named = (scenario: AnsweredForm, key: string, value: unknown): unknown =>
  value === undefined
    ? undefined
    : (
        JSON.parse(
          JSON.stringify({ [key]: value }),
          (name, part) => nameOf(scenario, name, part as Id | null) ?? (part as unknown),
        ) as Readonly<Record<string, unknown>>
      )[key];

const chosenName = (scenario: AnsweredForm, key: string, id: Id | null): string =>
  id === null ? (key === 'price' ? NO_PRICE : 'niciunul') : (nameOf(scenario, key, id) ?? `nr. ${id}`);

/** Returns what was chosen or pressed, by its name; undefined for an event that says no more. */
function chosenIn(scenario: AnsweredForm, event: ScenarioEvent): string | undefined {
  switch (event.type) {
    case 'service.chosen':
      return chosenName(scenario, 'serviceId', event.serviceId);
    case 'doctor.chosen':
      return chosenName(scenario, 'doctorId', event.doctorId);
    case 'price.chosen':
      return chosenName(scenario, 'price', event.price);
    case 'slot.chosen': {
      const { slotId, date } = event.slot;
      return shortDateTime({ date, startTime: nameOf(scenario, 'slotId', slotId) ?? `intervalul ${slotId}` });
    }
    case 'address.changed':
      return event.address;
    default:
      return undefined;
  }
}

function eventTitle(scenario: AnsweredForm, event: ScenarioEvent): string {
  if (event.type === 'field.changed')
    return `${FIELD_LABELS[scenario.machine][event.field]}: ${event.value === '' ? 'golit' : 'completat'}`;
  const chosen = chosenIn(scenario, event);
  const { [event.type]: words } = EVENTS;
  return chosen === undefined ? words : `${words}${words.endsWith('?') ? '' : ':'} ${chosen}`;
}

function answerTitle(call: CallName, { failure, status = 200 }: Answer): string {
  if (failure !== undefined) return `Serverul: nu răspunde (${CALL_TITLES[call]})`;
  if (status === 409) return 'Serverul: ocupat (409)';
  if (status !== 200) return `Serverul: eroare (${status})`;
  return `Serverul: a răspuns (${CALL_TITLES[call]})`;
}

/** Returns `1,5 s`, `2 h`, and for people `aproape 1 s` of 999 ms, with which a recording waits for what may come too early. */
function durationWords(ms: number): string {
  if (ms === 1) return 'o milisecundă';
  if ((ms + 1) % SECOND === 0) return `aproape ${durationWords(ms + 1)}`;
  const [unit, words] = ms >= HOUR ? [HOUR, 'h'] : ms >= MINUTE ? [MINUTE, 'min'] : [SECOND, 's'];
  return `${(ms / unit).toLocaleString('ro', { maximumFractionDigits: 3 })} ${words}`;
}

/** The position of a walk through a scenario's steps, which distinguishes a step's answer from the answers before it. */
interface Progress {
  /** Requests sent so far. */
  sent: number;
  /** Milliseconds since the press of Trimitere; Infinity while no request waits to be sent. */
  waited: number;
  /** Held answers given so far, by call. */
  readonly responses: Map<CallName, number>;
}

/** Returns whether a press of Trimitere found a mistake, so that nothing is sent. */
const isRefused = ({ expect: { state, context } = {} }: Step): boolean =>
  state === 'idle' || Object.keys(context?.problems ?? {}).length > 0;

/** Returns the title of a wait: the answer to the request that is sent in it, or its duration with what was answered. */
function advanceTitle(
  { machine, answers }: StepsShown,
  { advance, expect }: Extract<Step, { readonly advance: number }>,
  progress: Progress,
  [came]: StepReport['answered'] = [],
): string {
  progress.waited += advance;
  const wait = advance === 0 ? 'Privire' : `Așteptare: ${durationWords(advance)}`;
  const words = came ? `${wait} · ${answerTitle(came.call, came.reply ?? { failure: 'network' })}` : wait;
  if (progress.waited < SEND_DELAY_MS || progress.waited === Infinity) return words;
  // A press sends once: later waits are not for its request.
  progress.waited = Infinity;
  if (expect?.request === null) return words;
  const sendCall = machine === 'booking' ? 'createAppointment' : 'contactRequest';
  const sends = answers?.[sendCall] ?? [];
  const answer = sends[Math.min(progress.sent, sends.length - 1)] ?? {};
  progress.sent += 1;
  return answer.delay === undefined ? answerTitle(sendCall, answer) : words;
}

/** Returns the title of an answer that the scenario has held. */
function respondTitle({ answers }: AnsweredForm, call: CallName, { responses }: Progress): string {
  const held = (answers?.[call] ?? []).filter(({ delay }) => delay === 'respond');
  const index = responses.get(call) ?? 0;
  responses.set(call, index + 1);
  return answerTitle(call, held[Math.min(index, held.length - 1)] ?? {});
}

/**
 * Returns what each step of a scenario is for the tester, with the names of services, doctors and times.
 * @param reports of the steps that were played
 */
export function stepTitles(scenario: StepsShown, reports: readonly StepReport[] = []): readonly string[] {
  const progress: Progress = { sent: 0, waited: Infinity, responses: new Map() };
  return scenario.steps.map((step, index) => {
    if ('given' in step) return 'Formular completat';
    if ('each' in step)
      return `${FIELD_LABELS[scenario.machine][step.each.field]}: ${step.each.values.length} texte pe rând`;
    if ('advance' in step) return advanceTitle(scenario, step, progress, reports[index]?.answered);
    if ('respond' in step) return respondTitle(scenario, step.respond, progress);
    if (step.send.type === 'form.submitted') progress.waited = isRefused(step) ? Infinity : 0;
    return eventTitle(scenario, step.send);
  });
}

/** Returns the text that a step types; undefined for any other step. */
export const typedText = (step: Step): string | undefined =>
  'send' in step && step.send.type === 'field.changed' ? step.send.value : undefined;

/** Words of a trigger's event and guard, as the machine names them. */
const WORDS: Readonly<Record<string, string>> = {
  ...EVENTS,
  done: 'răspunsul serverului',
  error: 'eșecul trimiterii',
  after: 'trecerea timpului',
  always: 'verificarea câmpurilor',
  'choice.requested': 'Adresa',
  'choice.settled': 'alegerea din adresă',
  'slot.refused': 'apăsarea unei ore care nu e liberă',
  'slot.lost': 'pierderea orei',
  'draft.restored': 'regăsirea datelor scrise',
  isAccepted: 'acceptat',
  isTaken: 'ora e ocupată',
  isRepeated: 'se va retrimite',
  canRepeat: 'se retrimite',
  isComplete: 'complet',
  isBooked: 'programarea era făcută',
  namesTime: 'cu o oră',
};

/** Returns a transition in words: `submitted.sending → error: răspunsul serverului (ora e ocupată)`. */
export function transitionWords({
  path = ['', ''],
  trigger = '',
}: Pick<CoverageItem, 'path' | 'trigger'>): string {
  const [event = '', detail = ''] = trigger.split(/ \[?|\]/);
  const guard = WORDS[detail];
  return `${path.join(' → ')}: ${WORDS[event] ?? event}${guard === undefined ? '' : ` (${guard})`}`;
}

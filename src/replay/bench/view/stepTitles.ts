import { shortMoment } from '../../../content/dateWords';
import { PROMPTS } from '../../../content/messages';
import { STANDARD_FACTS } from '../../../content/sample/standardClinic';
import { doctorName } from '../../../domain/entities';
import { SEND_DELAY_MS } from '../../../features/form/formMachine';
import { BUTTONS } from '../../page/buttons';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { Answer, CallName } from '../../scenario/parts';
import type { Scenario, Step } from '../../scenario/scenario';
import { standardBody } from '../../scenario/standardClinic';

/** The labels of the forms' fields. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'Prenume',
  lastName: 'Nume',
  name: 'Nume',
  phone: 'Telefon',
  email: 'E-mail',
  subject: 'Subiect',
  message: 'Mesaj',
};

const CALLS: Readonly<Record<CallName, string>> = {
  services: 'serviciile',
  doctors: 'medicii',
  slots: 'orele',
  vacations: 'concediile',
  createAppointment: 'programarea',
  contactRequest: 'mesajul',
  facts: 'datele clinicii',
};

const PLAIN: Partial<Record<ScenarioEvent['type'], string>> = {
  ...BUTTONS,
  'form.submitted': 'Trimitere',
  'page.reloaded': 'Pagina reîncărcată',
  'network.lost': 'Rețeaua cade',
  'network.returned': 'Rețeaua revine',
  'visitor.returned': 'Revenire la pagină',
};

type Row = Readonly<Record<string, unknown>>;

/** Returns the row of an id in a call's answers: the scenario's own, else the standard clinic's; empty for none. */
function rowOf({ answers = {} }: Scenario, call: 'services' | 'doctors' | 'slots', id: unknown): Row {
  const standard = STANDARD_FACTS.doctors.map((doctor) => standardBody(call, doctor.id));
  const bodies = [...(answers[call] ?? []).map(({ body }) => body), ...standard];
  return (
    bodies
      .flatMap((body): unknown[] => (Array.isArray(body) ? body : []))
      .map((row) => Object(call === 'slots' ? (Object(row) as Row).slot : row) as Row)
      .find((row) => String(row.id) === String(id)) ?? {}
  );
}

function eventTitle(scenario: Scenario, event: ScenarioEvent): string {
  switch (event.type) {
    case 'service.chosen': {
      const { medical_field_name: name = `nr. ${event.serviceId}` } = rowOf(
        scenario,
        'services',
        event.serviceId,
      );
      return `Serviciu: ${event.serviceId === null ? 'niciunul' : String(name)}`;
    }
    case 'doctor.chosen': {
      const { first_name: firstName = '', last_name: lastName = `nr. ${event.doctorId}` } = rowOf(
        scenario,
        'doctors',
        event.doctorId,
      );
      const name = doctorName({ firstName: String(firstName), lastName: String(lastName) });
      return `Medic: ${event.doctorId === null ? 'niciunul' : name.replaceAll('  ', ' ')}`;
    }
    case 'price.chosen': {
      const price = STANDARD_FACTS.prices.find(({ key }) => key === event.price);
      return `Consultație: ${price?.name ?? event.price ?? 'niciuna'}`;
    }
    case 'slot.chosen': {
      const { slotId, date } = event.slot;
      const { start_time: startTime = `intervalul ${slotId}` } = rowOf(scenario, 'slots', slotId);
      return `Ora: ${shortMoment({ date, startTime: String(startTime) })}`;
    }
    case 'field.changed':
      return `${FIELDS[event.field]} ${event.value === '' ? 'golit' : 'completat'}`;
    case 'offer.chosen':
      return 'Primul loc liber al unui medic';
    case 'address.changed':
      return `Adresa: ${event.address}`;
    case 'load.retried':
      return `${PROMPTS.retry}: ${CALLS[event.call]}`;
    default:
      return PLAIN[event.type] ?? event.type;
  }
}

function answerTitle(call: CallName, { failure, status = 200 }: Answer): string {
  if (failure !== undefined) return `Serverul: nu răspunde (${CALLS[call]})`;
  if (status === 409) return 'Serverul: ocupat (409)';
  if (status !== 200) return `Serverul: eroare (${status})`;
  return `Serverul: a răspuns (${CALLS[call]})`;
}

/** Returns `1,5 s`, `999 ms` or `2 ore`. */
function durationWords(ms: number): string {
  if (ms >= 3_600_000) return `${(ms / 3_600_000).toLocaleString('ro')} ore`;
  return ms >= 1000 ? `${(ms / 1000).toLocaleString('ro')} s` : `${ms} ms`;
}

/** Returns what each step of a scenario is for the tester, with the names of services, doctors and times. */
export function stepTitles(scenario: Scenario): readonly string[] {
  const responses = new Map<CallName, number>();
  const sendCall = scenario.machine === 'booking' ? 'createAppointment' : 'contactRequest';
  const sends = scenario.answers?.[sendCall] ?? [];
  let sent = 0;
  /** Milliseconds since the press of Trimitere. */
  let waited = Infinity;
  const titleOf = (step: Step): string => {
    if ('send' in step && step.send.type === 'form.submitted') waited = 0;
    if ('advance' in step) {
      waited += step.advance;
      const words = step.advance === 0 ? 'Privire' : `Trec ${durationWords(step.advance)}`;
      // While recording there are no expectations yet, and a wait after the press is one for the sending.
      const isSent = waited >= SEND_DELAY_MS && waited < Infinity && step.expect?.request !== null;
      if (!isSent || (step.expect !== undefined && step.expect.request === undefined)) return words;
      waited = Infinity;
      const answer = sends[Math.min(sent, sends.length - 1)] ?? {};
      sent += 1;
      return answer.delay === undefined ? answerTitle(sendCall, answer) : words;
    }
    if ('given' in step) return 'Formular completat';
    if ('each' in step) return `${FIELDS[step.each.field]}: ${step.each.values.length} texte pe rând`;
    if ('send' in step) return eventTitle(scenario, step.send);
    const held = (scenario.answers?.[step.respond] ?? []).filter(({ delay }) => delay === 'respond');
    const index = responses.get(step.respond) ?? 0;
    responses.set(step.respond, index + 1);
    return answerTitle(step.respond, held[Math.min(index, held.length - 1)] ?? {});
  };
  return scenario.steps.map(titleOf);
}

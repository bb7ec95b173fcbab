import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import type { ContactContext } from '../../features/contact/session/contactContext';
import { contactMachine } from '../../features/contact/session/contactMachine';
import type { Sending } from '../../features/form/submission';
import type { BookingScenarioContext, ContactScenarioContext, MachineName } from '../scenario/scenario';
import { getStateNodes } from 'xstate/graph';
import type { Observation } from '../run/scenarioRunner';

export const MACHINES: Readonly<Record<MachineName, AnyStateMachine>> = {
  booking: bookingMachine,
  contact: contactMachine,
};

function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

const visibleSending = ({ failure, isOffline, isSlow }: Sending) => ({
  sendFailed: failure !== null,
  isOffline,
  isSlow,
});

/** Returns the booking machine's context as scenarios write it: the visible part, without random keys. */
function visibleBooking(context: BookingContext): Required<BookingScenarioContext> {
  const { serviceId, doctorId, slot, price, lostSlot, notOffered, patient, problems, receipt } = context;
  return {
    serviceId,
    doctorId,
    slot: slot && pick(slot, 'slotId', 'date'),
    price: price?.key ?? null,
    lostSlot: lostSlot && pick(lostSlot, 'date', 'startTime'),
    notOffered,
    patient,
    problems,
    receipt: receipt && {
      ...pick(receipt, 'serviceId', 'doctorId', 'patientName'),
      ...pick(receipt.slot, 'date', 'startTime', 'endTime'),
      price: receipt.price?.key ?? null,
      ...(receipt.reference !== undefined && { reference: receipt.reference }),
      link: receipt.link ?? null,
      mailedTo: receipt.mailedTo ?? null,
      isUnconfirmed: receipt.isUnconfirmed ?? false,
    },
    ...visibleSending(context),
  };
}

/** Returns the contact machine's context as scenarios write it. */
function visibleContact(context: ContactContext): Required<ContactScenarioContext> {
  const { request, problems } = context;
  return { request, problems, ...visibleSending(context) };
}

interface RunningForm {
  readonly machine: MachineName;
  readonly snapshot: AnyMachineSnapshot;
}

/** Returns a form's state and context as scenarios write them; without a form, an empty state. */
export function visibleForm(form: RunningForm | null | undefined): Pick<Observation, 'state' | 'context'> {
  if (!form) return { state: '', context: {} };
  const { machine, snapshot } = form;
  const context: unknown = snapshot.context;
  return {
    state: stateName(snapshot),
    context:
      machine === 'booking'
        ? visibleBooking(context as BookingContext)
        : visibleContact(context as ContactContext),
  };
}

export const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic';

/** Returns the states that have no states inside; a form is always in one of them. */
export const leavesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  getStateNodes(machine).filter(isLeaf);

export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Returns a state's name, e.g. `submitted.waiting`. */
export const pathName = ({ path }: AnyStateNode): string => path.join('.');

/** Returns the name of a machine's state, in which no other is. */
export const stateName = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes.filter(isLeaf).map(pathName).join();

/** Returns a transition's guard; '' for none. */
export const guardName = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'object' ? guard.type : String(guard ?? '');

/**
 * Returns the readable name of an event type: `xstate.after.sendDelay.booking.submitted.waiting` → `after sendDelay`;
 * '' → `always`.
 */
function eventName(eventType: string): string {
  const [, kind, name] = /^xstate\.(after|done|error)(?:\.actor)?\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'after') return `after ${name ?? ''}`;
  return kind ?? (eventType || 'always');
}

/** Returns a transition's event and guard: `done [isTaken]`. */
export function triggerName(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  return `${eventName(transition.eventType as string)}${guard && ` [${guard}]`}`;
}

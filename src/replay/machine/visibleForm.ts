import type { AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { ContactContext } from '../../features/contact/session/contactContext';
import type { FormContext } from '../../features/form/submission';
import type { Observation } from '../run/scenarioRunner';
import type { BookingScenarioContext, ContactScenarioContext, MachineName } from '../scenario/scenario';
import { stateName } from './chartNames';

function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

const visibleSending = ({ failure, isOffline, isSlow }: FormContext) => ({
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

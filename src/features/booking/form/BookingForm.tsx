import { useCallback, useDeferredValue, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ClinicStore } from '../../../api/createClinicStore';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import type { Id, Patient, SlotOnDate } from '../../../domain/entities';
import { FormColumns, Form, Lock, Main, Side } from './bookingLayout';
import { errorText, fieldId, LOST_SLOT_TITLE_ID } from '../bookingFields';
import { tabDraft } from '../../form/tabDraft';
import { SubmitRow } from '../../form/SubmitRow';
import { uniqueKey } from '../../form/uniqueKey';
import { useNetworkSigns } from '../../form/useNetworkSigns';
import { useOutcomeFocus } from '../../form/useOutcomeFocus';
import { useSession } from '../../form/useSession';
import { useNotify } from '../../notifications/useNotify';
import { BOOKING_FIELDS, type BookingContext } from '../session/bookingContext';
import type { LoadName } from '../session/bookingEvents';
import { bookingMessage } from '../session/bookingMessages';
import { bookingSession } from '../session/bookingSession';
import { BookingSummary } from '../summary/BookingSummary';
import { ExceptionalCases } from '../summary/ExceptionalCases';
import { PatientDetails } from './PatientDetails';
import { ServiceAndDoctor } from './ServiceAndDoctor';
import { Step } from './Step';
import { LoadFailure } from '../LoadFailure';
import { SUBMIT_ID, SUBMIT_WORDS } from '../submitWords';
import { TimeStep } from '../time/TimeStep';
import { useLeaveWarning } from '../../../ui/hooks/useLeaveWarning';
import { WhenBroken } from '../../form/WhenBroken';
import { postedTo } from '../../form/visitStart';
import { PATHS, type RequestedChoice } from '../../../content/paths';
import { followLater, useCalendarModule, useChosenModule } from '../time/useCalendarModule';
import { weekOf } from '../session/week';
import { useEarlyBooking } from './useEarlyBooking';
import { useRequestedChoice } from './useRequestedChoice';
import { useTimesInView } from './useTimesInView';
import { useVisitorSigns } from './useVisitorSigns';

interface BookingFormProps {
  /** The query of the page's address. */
  readonly search: string;
}

const liveSession = (store: ClinicStore) => bookingSession(store, tabDraft('booking'), followLater);

/** Where one goes on; a receipt takes the focus itself, and who is busy in the form is left alone. */
const FOCUS_PLACES = {
  'booking.slotTaken': LOST_SLOT_TITLE_ID,
  'booking.failed': SUBMIT_ID,
};

const byId = <Row extends { readonly id: Id }>(rows: readonly Row[] | undefined, id: Id | null) =>
  rows?.find((row) => row.id === id);

function failingFields({ problems, serviceId }: BookingContext) {
  return BOOKING_FIELDS.flatMap((field) => {
    const text = errorText(field, problems[field]);
    // Without a service the doctor cannot be picked: the way there is the service.
    const target = fieldId(field === 'doctor' && serviceId === null ? 'service' : field);
    return text === undefined ? [] : [{ target, text }];
  });
}

/** The booking form of specification §2 and §4: service and doctor, time, details, one request. */
export function BookingForm({ search }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, state, news, answer } = useSession(liveSession, bookingMessage, useNotify());
  const { context } = state;
  const { services, doctors } = context.loads;
  const isCalendarNeeded = [context.serviceId, context.receipt, context.passedOver].some(
    (part) => part !== null,
  );
  const calendar = useCalendarModule(isCalendarNeeded);
  const isLocked = state.matches('submitted');

  const change = useCallback(
    (field: keyof Patient, value: string) => {
      send({ type: 'field.changed', field, value });
    },
    [send],
  );
  const press = useCallback(
    (slot: SlotOnDate) => {
      send({ type: 'slot.pressed', slot });
    },
    [send],
  );
  const areTimesHere = calendar.module !== null && weekOf(context) !== null;
  const askForTimes = useTimesInView(areTimesHere ? context.doctorId : null);
  const takeOffer = useCallback(
    (choice: RequestedChoice) => {
      // The offers go away.
      document.getElementById(fieldId('slot'))?.focus({ preventScroll: true });
      askForTimes();
      send({ type: 'offer.chosen', choice });
    },
    [askForTimes, send],
  );
  const retry = (call: LoadName) => {
    send({ type: 'load.retried', call });
  };
  useRequestedChoice(search, send);
  useVisitorSigns(send);
  useNetworkSigns(send);
  useEarlyBooking(form, context.loads, send);
  useOutcomeFocus(news, form, fieldId, FOCUS_PLACES);
  useLeaveWarning(isLocked, 'Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?');

  const service = byId(services.data, context.serviceId);
  const doctor = byId(doctors.data, context.doctorId);
  const errors = failingFields(context);
  const { receipt } = context;
  // A press is answered by its slot first; the rest is drawn after it.
  const slot = useDeferredValue(context.slot);
  // Early, so that no press waits for it, and a booking is confirmed at once.
  const chosen = useChosenModule(isCalendarNeeded || context.isRestored);

  return (
    <FormColumns>
      <Main>
        {answer}
        {chosen.module === null && receipt !== null && (
          <LoadFailure
            successor={SUBMIT_ID}
            text={
              receipt.isUnconfirmed
                ? 'Mai este un pas: confirmați programarea din e-mailul primit. Datele ei nu s-au putut afișa.'
                : 'Programarea este înregistrată, dar confirmarea nu s-a putut afișa.'
            }
            isBusy={!chosen.hasFailed}
            onRetry={chosen.retry}
          />
        )}
        {chosen.module !== null && receipt !== null && (
          <chosen.module.Receipt
            appointment={receipt}
            service={byId(services.data, receipt.serviceId)}
            doctor={byId(doctors.data, receipt.doctorId)}
            onDismiss={() => {
              // A form that is hidden takes no focus.
              flushSync(() => {
                send({ type: 'receipt.dismissed' });
              });
              document.getElementById(fieldId('service'))?.focus();
            }}
          />
        )}
        <Form
          ref={form}
          {...postedTo(PATHS.booking)}
          aria-label="Programare"
          hidden={receipt !== null}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submitted', idempotencyKey: uniqueKey() });
          }}
        >
          {process.env.BACKEND_URL && (
            <WhenBroken>
              Pentru programarea online este nevoie de JavaScript. Dacă pagina este incompletă, reîncărcați-o.
            </WhenBroken>
          )}
          {chosen.module !== null && context.isRestored && (
            <chosen.module.DraftNote send={send} first={fieldId('service')} />
          )}
          {errors.length > 0 && <ErrorSummary title="Verificați câmpurile" errors={errors} />}
          <Lock disabled={isLocked}>
            {/* The Enter key presses a form's first button. */}
            <input type="submit" hidden />
            <Step ordinal={1} title="Serviciul și medicul">
              <ServiceAndDoctor
                context={context}
                onService={(serviceId) => {
                  askForTimes();
                  send({ type: 'service.chosen', serviceId });
                }}
                onDoctor={(doctorId) => {
                  askForTimes();
                  send({ type: 'doctor.chosen', doctorId });
                }}
                onRetry={retry}
              />
            </Step>
            <Step ordinal={2} title="Ziua și ora">
              <TimeStep
                context={context}
                calendar={calendar}
                chosen={chosen}
                doctor={doctor}
                onPress={press}
                onOffer={takeOffer}
                onRetry={retry}
              />
            </Step>
            <Step ordinal={3} title="Datele dumneavoastră">
              <PatientDetails patient={context.patient} problems={context.problems} onChange={change} />
              {chosen.module !== null && (
                <chosen.module.ConsultationChoice
                  service={service}
                  price={context.price}
                  onPrice={(price) => {
                    send({ type: 'price.chosen', price });
                  }}
                />
              )}
              {chosen.module !== null && slot !== null && (
                <chosen.module.ChosenWords
                  service={service}
                  doctor={doctor}
                  slot={slot}
                  price={context.price}
                />
              )}
              <SubmitRow
                words={SUBMIT_WORDS}
                isLocked={isLocked}
                unsent={context.unsent}
                isOffline={context.isOffline}
                isSlow={context.isSlow}
              />
            </Step>
          </Lock>
        </Form>
      </Main>
      <Side>
        {receipt === null && (
          <BookingSummary
            service={service}
            doctor={doctor}
            slot={slot}
            price={context.price}
            calendar={calendar.module}
            chosen={chosen.module}
          />
        )}
        <ExceptionalCases />
      </Side>
    </FormColumns>
  );
}

import { shallowEqual } from '@xstate/react';
import { anotherBooking, bookingSending } from '../../../content/pages/booking';
import { PATHS } from '../../../content/paths';
import { hasOwnServer } from '../../../domain/backend';
import { PATIENT_FIELDS, type Patient } from '../../../domain/entities';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { Note } from '../../../ui/text';
import { useLeaveWarning } from '../../../ui/hooks/useLeaveWarning';
import { DraftNote } from '../../form/DraftNote';
import { NoScript } from '../../form/NoScript';
import { formAttributes } from '../../form/formAttributes';
import { sendingOf } from '../../form/submission';
import { SubmitRow } from '../../form/SubmitRow';
import { useOutcomeFocus } from '../../form/useOutcomeFocus';
import { useTypedEarly } from '../../form/useTypedEarly';
import { BookingMachineContext, useBooking } from '../BookingMachineContext';
import { errorText, fieldId, LOST_SLOT_TITLE_ID } from '../bookingFields';
import { asksForAnother, BOOKING_FIELDS } from '../session/bookingContext';
import { Form, Steps } from './bookingLayout';
import { warmUpCalendar } from './calendarCode';
import { ChoiceStatus, ChosenInForm } from './Chosen';
import { PatientFields } from './PatientFields';
import { ServiceAndDoctor } from './ServiceAndDoctor';
import { Step } from './Step';
import { TimeStep } from './TimeStep';
import { useTimesInView } from './useTimesInView';

/** Ids of the elements that take the focus after an event; the receipt focuses itself. */
const FOCUS_AFTER = { 'slot.taken': LOST_SLOT_TITLE_ID };

function Errors() {
  const { problems, serviceId } = useBooking('problems', 'serviceId');
  const fields = BOOKING_FIELDS.map((field) => ({
    // The doctor's list is disabled without a service, so its error links to the service.
    target: fieldId(field === 'doctor' && serviceId === null ? 'service' : field),
    text: errorText(field, problems[field]),
  }));
  return <ErrorSummary fields={fields} />;
}

function PatientDetails() {
  const actor = BookingMachineContext.useActorRef();
  const fields = useBooking('patient', 'problems');
  const change = (field: keyof Patient, value: string) => actor.send({ type: 'field.changed', field, value });
  useTypedEarly(PATIENT_FIELDS, fieldId, change);
  return <PatientFields {...fields} onChange={change} />;
}

export function BookingForm() {
  const actor = BookingMachineContext.useActorRef();
  const sending = BookingMachineContext.useSelector(sendingOf, shallowEqual);
  const isAnother = BookingMachineContext.useSelector(({ context }) => asksForAnother(context));
  const isBooked = BookingMachineContext.useSelector((snapshot) => snapshot.matches('success'));
  const { isRestored } = useBooking('isRestored');
  const times = useTimesInView();
  useOutcomeFocus(actor, FOCUS_AFTER);
  useLeaveWarning(sending.isLocked, 'Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?');

  return (
    <Form {...formAttributes('Programare', PATHS.booking, actor)} hidden={isBooked} onFocus={warmUpCalendar}>
      {!hasOwnServer() && (
        <NoScript>
          Pentru programarea online este nevoie de JavaScript. Dacă pagina este incompletă, reîncărcați-o.
        </NoScript>
      )}
      <Errors />
      <ChoiceStatus />
      <Steps disabled={sending.isLocked}>
        <Step ordinal={1} title="Serviciul și medicul">
          <ServiceAndDoctor onChoose={times.ask} />
        </Step>
        <Step ordinal={2} title="Ziua și ora">
          <TimeStep onChooseOffer={times.ask} onShow={times.show} />
        </Step>
        <Step ordinal={3} title="Datele pacientului">
          <PatientDetails />
          <ChosenInForm />
          <SubmitRow words={bookingSending} {...sending} another={isAnother && anotherBooking} />
          <div>
            <strong>Ce urmează</strong>
            <Note $isSmall>Răspunsul apare imediat aici.</Note>
          </div>
          {isRestored && (
            <DraftNote first={fieldId('service')} onEmpty={() => actor.send({ type: 'form.emptied' })} />
          )}
        </Step>
      </Steps>
    </Form>
  );
}

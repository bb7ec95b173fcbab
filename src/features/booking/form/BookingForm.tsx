import { useCallback, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import type { Id, Patient } from '../../../domain/entities';
import { BOOKING_FIELDS, PATIENT_FIELDS, type BookingContext, type RefusedStatus } from '../bookingContext';
import { FormColumns, Form, Lock, Main, Side } from './bookingLayout';
import { errorText, fieldId, FIELD_NAMES } from '../bookingFields';
import { BookingSummary } from '../summary/BookingSummary';
import { ExceptionalCases } from '../summary/ExceptionalCases';
import { PatientDetails } from './PatientDetails';
import { ServiceAndDoctor } from './ServiceAndDoctor';
import { Step } from './Step';
import { SubmitRow } from '../SubmitRow';
import { TimeStep } from '../time/TimeStep';
import { uniqueKey } from './uniqueKey';
import { clinic } from '../../../content/clinic';
import { useLeaveWarning } from '../../../ui/hooks/useLeaveWarning';
import { useEarlyVisitor } from '../../../ui/form/useEarlyVisitor';
import { WhenBroken } from '../../../ui/form/WhenBroken';
import { useBookingData } from '../useBookingData';
import { useBookingFocus } from './useBookingFocus';
import { useBookingMachine } from './useBookingMachine';
import { useCalendarModule } from '../time/useCalendarModule';
import { usePresentMinute } from '../time/usePresentMinute';
import { useLostSlot } from '../time/useLostSlot';

interface BookingFormProps {
  /** Must be stable. */
  readonly notify: (text: string, tone: 'success' | 'error') => void;
  /** Chosen once the services are here; an unknown id is passed over. */
  readonly preselectedService: string | null;
}

function failingFields({ problems, serviceId }: BookingContext) {
  return BOOKING_FIELDS.flatMap((field) => {
    const text = errorText(field, problems[field]);
    // Without a service the doctor cannot be picked: the way there is the service.
    const target = fieldId(field === 'doctor' && serviceId === null ? 'service' : field);
    return text === undefined ? [] : [{ target, text }];
  });
}

/** The booking form of specification §2 and §4: service and doctor, time, details, one request. */
export function BookingForm({ notify, preselectedService }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, send, news, reason } = useBookingMachine(notify);
  const { context } = state;
  const onFailure = useCallback(
    (message: string) => {
      notify(message, 'error');
    },
    [notify],
  );
  const data = useBookingData(context.doctorId, onFailure);
  const calendar = useCalendarModule(context.serviceId !== null);
  const now = usePresentMinute(data.slots.data?.clockOffset ?? 0);
  const isLocked = state.matches('submitted');

  const change = (field: keyof Patient, value: string) => {
    send({ type: 'field.changed', field, value });
  };
  const lose = useCallback(
    (status: RefusedStatus) => {
      send({ type: 'slot.lost', status });
    },
    [send],
  );
  useEarlyVisitor(form, PATIENT_FIELDS, (field) => FIELD_NAMES[field], change);
  useBookingFocus(news, form);
  useLeaveWarning(isLocked, 'Programarea se trimite chiar acum și se poate pierde. Părăsiți pagina?');
  useLostSlot(!isLocked, context.slot, data, now, context.idempotencyKey !== null, lose);

  const services = data.services.data;
  const wasOffered = useRef(false);
  useEffect(() => {
    if (services === undefined || preselectedService === null || wasOffered.current) return;
    wasOffered.current = true;
    const wanted = services.find(({ id }) => String(id) === preselectedService);
    if (wanted !== undefined) send({ type: 'service.chosen', serviceId: wanted.id });
  }, [services, preselectedService, send]);

  const serviceById = (id: Id | null) => services?.find((service) => service.id === id);
  const doctorById = (id: Id | null) => data.doctors.data?.find((doctor) => doctor.id === id);
  const errors = failingFields(context);
  const { module } = calendar;
  const { receipt } = context;

  return (
    <FormColumns>
      <Main>
        {module !== null && (
          <module.LazyReceipt
            appointment={receipt}
            isNear={context.slot !== null}
            service={serviceById(receipt?.serviceId ?? null)}
            doctor={doctorById(receipt?.doctorId ?? null)}
            onDismiss={() => {
              send({ type: 'receipt.dismissed' });
              document.getElementById(fieldId('service'))?.focus();
            }}
          />
        )}
        <Form
          ref={form}
          // Without its code the form must send nothing: a browser would put the patient's words into the address.
          method="dialog"
          noValidate
          aria-label="Programare"
          $isOutOfPrint={receipt !== null}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submitted', idempotencyKey: uniqueKey() });
          }}
        >
          <WhenBroken>
            Programarea online are nevoie de JavaScript. Dacă pagina nu s-a încărcat până la capăt,
            reîncărcați-o. Vă programăm și la telefon:{' '}
            <a href={`tel:${clinic.phone.link}`}>{clinic.phone.label}</a>, luni–vineri,{' '}
            {clinic.phoneHours.opens}–{clinic.phoneHours.closes}.
          </WhenBroken>
          {receipt !== null && <h2>Doriți încă o programare?</h2>}
          {errors.length > 0 && <ErrorSummary title="Mai este ceva de completat" errors={errors} />}
          <Lock disabled={isLocked}>
            <Step ordinal={1} title="Serviciul și medicul">
              <ServiceAndDoctor
                context={context}
                data={data}
                onService={(serviceId) => {
                  send({ type: 'service.chosen', serviceId });
                }}
                onDoctor={(doctorId) => {
                  send({ type: 'doctor.chosen', doctorId });
                }}
              />
            </Step>
            <Step ordinal={2} title="Ziua și ora">
              <TimeStep
                {...{ context, data, calendar, now }}
                doctor={doctorById(context.doctorId)}
                onChoose={(slot) => {
                  send({ type: 'slot.chosen', slot });
                }}
                onRefuse={(status) => {
                  send({ type: 'slot.refused', status });
                }}
              />
            </Step>
            <Step ordinal={3} title="Datele dumneavoastră">
              <PatientDetails context={context} onChange={change} />
              <SubmitRow isLocked={isLocked} reason={isLocked ? undefined : reason} />
            </Step>
          </Lock>
        </Form>
      </Main>
      <Side>
        {(receipt === null || context.serviceId !== null) && (
          <BookingSummary
            service={serviceById(context.serviceId)}
            doctor={doctorById(context.doctorId)}
            slot={context.slot}
            words={module?.dateWords}
          />
        )}
        <ExceptionalCases />
      </Side>
    </FormColumns>
  );
}

import type { RefObject } from 'react';
import { PATIENT_FIELDS, type Patient } from '../../../domain/entities';
import { useTypedEarly } from '../../form/useTypedEarly';
import { Booking } from '../Booking';
import { FIELD_NAMES } from '../bookingFields';
import { ConsultationChoice } from '../ConsultationChoice';
import { useNamed } from '../useClinicLists';
import { PatientFields } from './PatientFields';

export function PatientDetails({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const actor = Booking.useActorRef();
  const patient = Booking.useSelector(({ context }) => context.patient);
  const problems = Booking.useSelector(({ context }) => context.problems);
  const price = Booking.useSelector(({ context }) => context.price);
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const { service } = useNamed(serviceId, null);
  const change = (field: keyof Patient, value: string) => {
    actor.send({ type: 'field.changed', field, value });
  };
  useTypedEarly(form, PATIENT_FIELDS, (field) => FIELD_NAMES[field], change);
  return (
    <>
      <PatientFields patient={patient} problems={problems} onChange={change} />
      <ConsultationChoice
        service={service}
        price={price}
        onChange={(chosen) => {
          actor.send({ type: 'price.chosen', price: chosen });
        }}
      />
    </>
  );
}

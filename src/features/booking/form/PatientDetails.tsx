import type { RefObject } from 'react';
import { PATIENT_FIELDS, type Patient } from '../../../domain/entities';
import { useTypedEarly } from '../../form/useTypedEarly';
import { BookingMachineContext } from '../BookingMachineContext';
import { FIELD_NAMES } from '../bookingFields';
import { PatientFields } from './PatientFields';

export function PatientDetails({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const actor = BookingMachineContext.useActorRef();
  const patient = BookingMachineContext.useSelector(({ context }) => context.patient);
  const problems = BookingMachineContext.useSelector(({ context }) => context.problems);
  const change = (field: keyof Patient, value: string) => actor.send({ type: 'field.changed', field, value });
  useTypedEarly(form, PATIENT_FIELDS, (field) => FIELD_NAMES[field], change);
  return <PatientFields patient={patient} problems={problems} onChange={change} />;
}

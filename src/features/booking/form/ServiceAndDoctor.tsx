import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../../../api/facts';
import { offeredDoctors } from '../../../content/requestedRows';
import { doctorName } from '../../../domain/doctorName';
import type { Id } from '../../../domain/entities';
import { FieldColumns } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { Notice } from '../../../ui/Notice';
import { PhoneLink } from '../../../ui/text/PhoneLink';
import { useTypedEarly } from '../../form/useTypedEarly';
import { Booking } from '../Booking';
import { errorText, fieldId, FIELD_NAMES } from '../bookingFields';
import { ConsultationChoice } from '../ConsultationChoice';
import { LoadFailure } from '../LoadFailure';
import { useDoctors, useServices } from '../useClinicLists';

const idOf = (rows: readonly { readonly id: Id }[], value: string): Id | null =>
  rows.find(({ id }) => String(id) === value)?.id ?? null;

/** The doctor's list fills its row where a consultation stands beside the service. */
const Choices = styled(FieldColumns)`
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

interface ServiceAndDoctorProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called after a choice that can lead to a list of times. */
  readonly onChoose: () => void;
}

/** Renders the choice of service, consultation and specialist; the last two need a service first. */
export function ServiceAndDoctor({ form, onChoose }: ServiceAndDoctorProps) {
  const actor = Booking.useActorRef();
  const { profile: clinic } = useFacts();
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const problems = Booking.useSelector(({ context }) => context.problems);
  const lists = { services: useServices(), doctors: useDoctors() };
  const { data: services } = lists.services;
  const { data: doctors } = lists.doctors;
  const offered = offeredDoctors(doctors, serviceId) ?? [];
  const failed = Object.values(lists).filter(({ error }) => error !== undefined);
  const isOffered = serviceId === null || doctors === undefined || offered.length > 0;

  const chooseService = (value: string) => {
    actor.send({ type: 'service.chosen', serviceId: idOf(services ?? [], value) });
  };
  useTypedEarly(
    form,
    ['service'],
    (field) => FIELD_NAMES[field],
    (_field, value) => {
      chooseService(value);
    },
  );

  return (
    <>
      {failed.length > 0 && (
        <LoadFailure
          successor={fieldId('service')}
          text={
            services === undefined || doctors === undefined
              ? 'Lista serviciilor și a medicilor nu s-a putut încărca.'
              : 'Lista serviciilor și a medicilor nu s-a putut reîncărca și poate fi mai veche.'
          }
          loads={failed}
        />
      )}
      {services?.length === 0 && (
        <Notice>
          <p role="status">
            Deocamdată niciun serviciu nu se programează online. Sunați la <PhoneLink number={clinic.phone} />
            .
          </p>
        </Notice>
      )}
      <Choices>
        <SelectField
          label="Serviciu"
          id={fieldId('service')}
          name={FIELD_NAMES.service}
          value={String(serviceId ?? '')}
          placeholder="Alegeți serviciul"
          options={(services ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          isLoading={lists.services.isLoading}
          disabled={services === undefined}
          error={errorText('service', problems.service)}
          onChange={({ target }) => {
            onChoose();
            chooseService(target.value);
          }}
        />
        <ConsultationChoice />
        <SelectField
          label="Medic"
          id={fieldId('doctor')}
          name={FIELD_NAMES.doctor}
          value={String(doctorId ?? '')}
          placeholder={serviceId === null ? 'Alegeți întâi serviciul' : 'Alegeți medicul'}
          options={offered.map((doctor) => ({ value: String(doctor.id), label: doctorName(doctor) }))}
          isLoading={serviceId !== null && lists.doctors.isLoading}
          disabled={serviceId === null || doctors === undefined}
          hint={
            isOffered ? undefined : 'Acest serviciu nu are încă un medic cu programare online. Sunați-ne.'
          }
          error={errorText('doctor', problems.doctor)}
          onChange={({ target }) => {
            onChoose();
            actor.send({ type: 'doctor.chosen', doctorId: idOf(offered, target.value) });
          }}
        />
      </Choices>
    </>
  );
}

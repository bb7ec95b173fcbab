import { styled } from 'styled-components';
import { useFacts } from '../../../api/facts';
import { formatCost } from '../../../content/clinicFacts';
import { CONTACT_FORM_PATH } from '../../../content/contactSubject';
import { choosableConsultations, offeredDoctors } from '../../../content/requestedRows';
import { hasOwnServer } from '../../../domain/backend';
import { doctorName, type Id } from '../../../domain/entities';
import { FieldColumns } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { Notice } from '../../../ui/Notice';
import { PhoneLink, SiteLink } from '../../../ui/links';
import { Note } from '../../../ui/text';
import { useTypedEarly } from '../../form/useTypedEarly';
import { BookingMachineContext, useBooking } from '../BookingMachineContext';
import { CHOICE_LABELS, errorText, fieldId, FIELD_NAMES, NO_PRICE, PRICE_NAME } from '../bookingFields';
import { LoadFailure } from '../LoadFailure';
import { useDoctors, useServiceAndDoctor, useServices } from '../useClinicLists';

const idOf = (rows: readonly { readonly id: Id }[], value: string): Id | null =>
  rows.find(({ id }) => String(id) === value)?.id ?? null;

/** The field of the doctor fills its row where that of a consultation is beside the service's. */
const Choices = styled(FieldColumns)`
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

interface FieldProps {
  /** Called after a choice that can lead to a list of times. */
  readonly onChoose: () => void;
}

function ServiceField({ onChoose }: FieldProps) {
  const actor = BookingMachineContext.useActorRef();
  const { serviceId, problems } = useBooking('serviceId', 'problems');
  const { data: services, isLoading } = useServices();
  const choose = (value: string) =>
    actor.send({ type: 'service.chosen', serviceId: idOf(services ?? [], value) });
  useTypedEarly(['service'], fieldId, (_field, value) => choose(value));
  return (
    <SelectField
      label={CHOICE_LABELS.serviceId}
      id={fieldId('service')}
      name={FIELD_NAMES.service}
      value={String(serviceId ?? '')}
      placeholder="Alegeți serviciul"
      options={(services ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      isLoading={isLoading}
      disabled={services === undefined}
      error={errorText('service', problems.service)}
      onChange={({ target }) => {
        onChoose();
        choose(target.value);
      }}
    />
  );
}

/** Lets the patient choose one of a service's consultations; optional. Renders nothing for fewer than two. */
function ConsultationField() {
  const actor = BookingMachineContext.useActorRef();
  const { price, serviceId } = useBooking('price', 'serviceId');
  const { service } = useServiceAndDoctor(serviceId, null);
  const offered = choosableConsultations(useFacts(), service);
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={CHOICE_LABELS.price}
      optionalMark="opțional"
      id={`programare-${PRICE_NAME}`}
      name={PRICE_NAME}
      value={price?.key ?? ''}
      placeholder={NO_PRICE}
      options={offered.map(({ key, name, cost }) => ({ value: key, label: `${name}, ${formatCost(cost)}` }))}
      onChange={({ target }) => {
        const chosen = offered.find(({ key }) => key === target.value) ?? null;
        actor.send({ type: 'price.chosen', price: chosen });
      }}
    />
  );
}

function DoctorField({ onChoose }: FieldProps) {
  const actor = BookingMachineContext.useActorRef();
  const { serviceId, doctorId, problems } = useBooking('serviceId', 'doctorId', 'problems');
  const { data: doctors, isLoading } = useDoctors();
  const isDisabled = serviceId === null || doctors === undefined;
  const offered = offeredDoctors(doctors, serviceId) ?? [];
  return (
    <SelectField
      label={CHOICE_LABELS.doctorId}
      id={fieldId('doctor')}
      name={FIELD_NAMES.doctor}
      value={String(doctorId ?? '')}
      placeholder={serviceId === null ? 'Alegeți întâi serviciul' : 'Alegeți medicul'}
      options={offered.map((doctor) => ({ value: String(doctor.id), label: doctorName(doctor) }))}
      isLoading={serviceId !== null && isLoading}
      disabled={isDisabled}
      hint={
        isDisabled || offered.length > 0
          ? undefined
          : 'Acest serviciu nu are încă un medic cu programare online. Sunați-ne.'
      }
      error={errorText('doctor', problems.doctor)}
      onChange={({ target }) => {
        onChoose();
        actor.send({ type: 'doctor.chosen', doctorId: idOf(offered, target.value) });
      }}
    />
  );
}

/** Renders the choice of service, consultation and doctor; the last two need a service first. */
export function ServiceAndDoctor({ onChoose }: FieldProps) {
  const { profile: clinic } = useFacts();
  const lists = [useServices(), useDoctors()];
  const failed = lists.filter(({ error }) => error !== undefined);
  return (
    <>
      {failed.length > 0 && (
        <LoadFailure
          successor={fieldId('service')}
          text={
            lists.some(({ data }) => data === undefined)
              ? 'Lista serviciilor și a medicilor nu s-a putut încărca.'
              : 'Lista serviciilor și a medicilor nu s-a putut reîncărca și poate fi mai veche.'
          }
          loads={failed}
        />
      )}
      {lists[0]?.data?.length === 0 && (
        <Notice>
          <p role="status">
            Deocamdată niciun serviciu nu se programează online. Sunați la <PhoneLink number={clinic.phone} />
            .
          </p>
        </Notice>
      )}
      {/* Another backend's services may be investigations. */}
      {hasOwnServer() && (
        <Note $isSmall>
          Pentru o investigație, <SiteLink to={CONTACT_FORM_PATH}>trimiteți o cerere</SiteLink>.
        </Note>
      )}
      <Choices>
        <ServiceField onChoose={onChoose} />
        <ConsultationField />
        <DoctorField onChoose={onChoose} />
      </Choices>
    </>
  );
}

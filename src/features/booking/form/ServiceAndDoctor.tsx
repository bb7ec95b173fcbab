import { styled } from 'styled-components';
import { SelectField } from '../../../ui/form/SelectField';
import { space } from '../../../ui/tokens';
import type { BookingContext } from '../bookingContext';
import { errorText, fieldId, FIELD_NAMES } from '../bookingFields';
import type { Id } from '../../../domain/entities';
import { doctorName } from '../../../domain/doctorName';
import { LoadFailure } from '../LoadFailure';
import type { BookingData } from '../useBookingData';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

interface ServiceAndDoctorProps {
  readonly context: BookingContext;
  readonly data: BookingData;
  readonly onService: (serviceId: Id | null) => void;
  readonly onDoctor: (doctorId: Id | null) => void;
}

const idOf = (rows: readonly { readonly id: Id }[], value: string): Id | null =>
  rows.find(({ id }) => String(id) === value)?.id ?? null;

/** The specialist can be picked only after a service (specification §2). */
export function ServiceAndDoctor({ context, data, onService, onDoctor }: ServiceAndDoctorProps) {
  const { services, doctors } = data;
  const { serviceId, doctorId, problems } = context;
  const offered = doctors.data?.filter((doctor) => doctor.serviceId === serviceId) ?? [];
  const failed = [services, doctors].filter(
    ({ data: known, error }) => known === undefined && error !== undefined,
  );
  const isEmpty = serviceId !== null && doctors.data !== undefined && offered.length === 0;

  return (
    <>
      {failed.length > 0 && (
        <LoadFailure
          successor={fieldId('service')}
          text="Lista serviciilor și a medicilor nu s-a putut încărca."
          isBusy={failed.some(({ isBusy }) => isBusy)}
          onRetry={() => {
            failed.forEach(({ refetch }) => void refetch());
          }}
        />
      )}
      <Pair>
        <SelectField
          label="Serviciu"
          id={fieldId('service')}
          name={FIELD_NAMES.service}
          value={String(serviceId ?? '')}
          placeholder="Alegeți serviciul"
          options={(services.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          loading={services.data === undefined && services.error === undefined}
          disabled={services.data === undefined}
          error={errorText('service', problems.service)}
          onValue={(value) => {
            onService(idOf(services.data ?? [], value));
          }}
        />
        <SelectField
          label="Medic"
          id={fieldId('doctor')}
          name={FIELD_NAMES.doctor}
          value={String(doctorId ?? '')}
          placeholder={serviceId === null ? 'Alegeți întâi serviciul' : 'Alegeți medicul'}
          options={offered.map((doctor) => ({ value: String(doctor.id), label: doctorName(doctor) }))}
          loading={serviceId !== null && doctors.data === undefined && doctors.error === undefined}
          disabled={serviceId === null || doctors.data === undefined}
          hint={isEmpty ? 'Acest serviciu nu are încă un medic cu programare online. Sunați-ne.' : undefined}
          error={errorText('doctor', problems.doctor)}
          onValue={(value) => {
            onDoctor(idOf(offered, value));
          }}
        />
      </Pair>
    </>
  );
}

import { styled } from 'styled-components';
import { SelectField } from '../../../ui/form/SelectField';
import { space } from '../../../ui/tokens';
import { WHEN_BROKEN } from '../../../ui/broken';
import { Button } from '../../../ui/Button';
import { errorText, fieldId, FIELD_NAMES, PRESSED_NAME } from '../bookingFields';
import type { Id } from '../../../domain/entities';
import { doctorName } from '../../../domain/doctorName';
import { LoadFailure } from '../LoadFailure';
import type { BookingContext } from '../session/bookingContext';
import { offeredDoctors } from '../session/week';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

interface ServiceAndDoctorProps {
  readonly context: BookingContext;
  readonly onService: (serviceId: Id | null) => void;
  readonly onDoctor: (doctorId: Id | null) => void;
  readonly onRetry: (call: 'services' | 'doctors') => void;
}

const idOf = (rows: readonly { readonly id: Id }[], value: string): Id | null =>
  rows.find(({ id }) => String(id) === value)?.id ?? null;

/** The specialist can be picked only after a service (specification §2). */
export function ServiceAndDoctor({ context, onService, onDoctor, onRetry }: ServiceAndDoctorProps) {
  const { serviceId, doctorId, problems } = context;
  const { services, doctors } = context.loads;
  const offered = offeredDoctors(context) ?? [];
  const failed = (['services', 'doctors'] as const).filter((call) => {
    const { data, hasFailed } = context.loads[call];
    return data === undefined && hasFailed;
  });
  const [firstFailed] = failed;
  const isEmpty = serviceId !== null && doctors.data !== undefined && offered.length === 0;

  return (
    <>
      {firstFailed !== undefined && (
        <LoadFailure
          successor={fieldId('service')}
          text="Lista serviciilor și a medicilor nu s-a putut încărca."
          isBusy={failed.some((call) => context.loads[call].isBusy)}
          onRetry={() => {
            onRetry(firstFailed);
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
          loading={services.data === undefined && !services.hasFailed}
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
          loading={serviceId !== null && doctors.data === undefined && !doctors.hasFailed}
          disabled={serviceId === null || doctors.data === undefined}
          hint={isEmpty ? 'Acest serviciu nu are încă un medic cu programare online. Sunați-ne.' : undefined}
          error={errorText('doctor', problems.doctor)}
          onValue={(value) => {
            onDoctor(idOf(offered, value));
          }}
        />
      </Pair>
      <div hidden {...WHEN_BROKEN}>
        <Button name={PRESSED_NAME} $tone="secondary">
          Vedeți medicii și orele
        </Button>
      </div>
    </>
  );
}

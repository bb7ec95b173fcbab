import { useEffect } from 'react';
import { styled } from 'styled-components';
import { clinicApi } from '../../../api/clinicApi';
import { useFacts } from '../../../api/facts';
import { SEE_CALENDAR } from '../../../content/freeTimeOf';
import { bookingPath, type RequestedChoice } from '../../../content/paths';
import { doctorName } from '../../../domain/doctorName';
import type { Doctor, SlotOnDate } from '../../../domain/entities';
import { freeKey } from '../../../domain/facts';
import { Button } from '../../../ui/Button';
import { FieldColumns } from '../../../ui/form/Field';
import { Icon } from '../../../ui/Icon';
import { space } from '../../../ui/tokens';

const OfferButton = styled(Button)`
  width: 100%;
  min-height: 4rem;
  padding-inline: ${space[4]};
  justify-content: space-between;
  text-align: left;
`;

const Time = styled.span`
  display: block;
  font-weight: 400;
`;

interface DoctorOffersProps {
  readonly doctors: readonly Doctor[];
  readonly onChoose: (choice: RequestedChoice) => void;
}

const choiceOf = ({ id, serviceId }: Doctor, time: SlotOnDate | undefined): RequestedChoice => ({
  service: String(serviceId),
  doctor: String(id),
  time: time && { date: time.date, slot: String(time.slotId) },
});

/**
 * Lists each doctor with the first free time, refreshed on mount; one press chooses both. Another backend's doctors have
 * the way to their calendar instead.
 */
export function DoctorOffers({ doctors, onChoose }: DoctorOffersProps) {
  const facts = useFacts();
  const refresh = clinicApi.usePrefetch('facts', { force: true });
  useEffect(() => {
    refresh(undefined);
  }, [refresh]);
  return (
    <FieldColumns as="ul" role="list">
      {doctors.map((doctor) => {
        const { time, when = SEE_CALENDAR } = facts.free?.[freeKey.doctor(doctor)] ?? {};
        return (
          <li key={doctor.id}>
            <OfferButton
              type="button"
              $variant="secondary"
              data-address={bookingPath({ service: doctor.serviceId, doctor: doctor.id, time })}
              onClick={() => {
                onChoose(choiceOf(doctor, time));
              }}
            >
              <div>
                {`${doctorName(doctor)} `}
                <Time>{when}</Time>
              </div>
              <Icon name="ArrowRight" size={20} />
            </OfferButton>
          </li>
        );
      })}
    </FieldColumns>
  );
}

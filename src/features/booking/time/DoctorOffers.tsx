import { useEffect } from 'react';
import { styled } from 'styled-components';
import { clinicApi } from '../../../api/clinicApi';
import { useFacts } from '../../../api/facts';
import { SEE_CALENDAR } from '../../../content/freeTimeOf';
import { factsOf } from '../../../content/joinedLists';
import { bookingPath, type RequestedChoice } from '../../../content/bookingQuery';
import { compareTimes } from '../../../domain/compareTimes';
import { type Doctor, doctorName } from '../../../domain/entities';
import { freeKey, type FreeTime, type OfferedTime } from '../../../domain/facts';
import { Button } from '../../../ui/Button';
import { FieldColumns } from '../../../ui/form/Field';
import { Cluster, Stack } from '../../../ui/layout';
import { Note, Small } from '../../../ui/text';
import { color, radius, space } from '../../../ui/tokens';

const Earliest = styled.small`
  padding: 0 ${space[2]};
  border-radius: ${radius.pill};
  background: ${color.brandTint};
`;

interface DoctorOfferProps extends Partial<Pick<FreeTime, 'when' | 'times'>> {
  readonly doctor: Doctor;
  /** True for the earliest of several doctors. */
  readonly isEarliest: boolean;
  readonly onChoose: (choice: RequestedChoice) => void;
}

/** Offers a doctor's first free times, each chosen by one press; the calendar if they are unknown; no button for none. */
function DoctorOffer({ doctor, when, times, isEarliest, onChoose }: DoctorOfferProps) {
  const { doctors } = useFacts();
  const name = doctorName(doctor);
  const focus = factsOf(doctors, doctor)?.focus;
  const days = [...new Set(times?.map(({ day }) => day))];
  const button = (words: string, time?: OfferedTime) => (
    <Button
      type="button"
      $variant="secondary"
      $isSmall
      aria-label={`${name}, ${time ? `${time.day}, ora ` : ''}${words}`}
      data-address={bookingPath({ service: doctor.serviceId, doctor: doctor.id, time })}
      onClick={() => {
        onChoose({
          service: String(doctor.serviceId),
          doctor: String(doctor.id),
          time: time && { date: time.date, slot: String(time.slotId) },
        });
      }}
    >
      {words}
    </Button>
  );
  return (
    <Stack as="li" $gap={2}>
      <div>
        <strong>{name}</strong> {isEarliest && days.length > 0 && <Earliest>cel mai devreme</Earliest>}
        {focus && <Small>{focus}</Small>}
      </div>
      {days.map((day) => (
        <Stack key={day} $gap={1}>
          <Note $isSmall>{day}</Note>
          <Cluster as="ul" role="list">
            {times
              ?.filter((time) => time.day === day)
              .map((time) => (
                <li key={time.slotId}>{button(time.startTime, time)}</li>
              ))}
          </Cluster>
        </Stack>
      ))}
      {times === undefined && <div>{button(SEE_CALENDAR)}</div>}
      {times?.length === 0 && <Note $isSmall>{when}</Note>}
    </Stack>
  );
}

interface DoctorOffersProps {
  readonly doctors: readonly Doctor[];
  readonly onChoose: (choice: RequestedChoice) => void;
}

/** Lists each doctor with the first free times, earliest first, refreshed on mount. */
export function DoctorOffers({ doctors, onChoose }: DoctorOffersProps) {
  const { free } = useFacts();
  const refresh = clinicApi.usePrefetch('facts', { force: true });
  useEffect(() => refresh(undefined), [refresh]);
  const offers = doctors
    .map((doctor) => ({ doctor, ...free?.[freeKey.doctor(doctor)] }))
    .sort((a, b) => compareTimes(a.times?.[0], b.times?.[0]));
  return (
    <FieldColumns as="ul" role="list">
      {offers.map((offer, index) => (
        <DoctorOffer
          key={offer.doctor.id}
          {...offer}
          isEarliest={index === 0 && offers.length > 1}
          onChoose={onChoose}
        />
      ))}
    </FieldColumns>
  );
}

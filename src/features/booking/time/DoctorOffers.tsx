import { useEffect } from 'react';
import { clinicApi } from '../../../api/clinicApi';
import { useFacts } from '../../../api/facts';
import type { RequestedChoice } from '../../../content/bookingQuery';
import type { Doctor } from '../../../domain/entities';
import { freeKey } from '../../../domain/facts';
import { compareTimes } from '../../../domain/compareTimes';
import { FieldColumns } from '../../../ui/form/Field';
import { DoctorOffer } from './DoctorOffer';

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

import { shortMoment } from '../../../content/dateWords';
import type { RequestedChoice } from '../../../content/paths';
import { doctorName } from '../../../domain/doctorName';
import type { Doctor } from '../../../domain/entities';
import { Button } from '../../../ui/Button';
import { choiceOf, useOffers } from './useOffers';

interface OtherDoctorProps {
  /** Of the same service. */
  readonly others: readonly Doctor[];
  /** Must be stable. */
  readonly onChoose: (choice: RequestedChoice) => void;
}

/** Who of the service's other doctors is free first; nothing where nobody knows. */
export function OtherDoctor({ others, onChoose }: OtherDoctorProps) {
  const [first] = useOffers(others)
    .flatMap((offer) => (offer.time === undefined ? [] : [{ offer, time: offer.time }]))
    .sort((a, b) => `${a.time.date} ${a.time.startTime}`.localeCompare(`${b.time.date} ${b.time.startTime}`));
  if (first === undefined) return null;
  const { offer, time } = first;
  return (
    <Button
      type="button"
      $tone="secondary"
      data-address={offer.address}
      onClick={() => {
        onChoose(choiceOf(offer));
      }}
    >
      {`${doctorName(offer.doctor)}: ${shortMoment(time)}`}
    </Button>
  );
}

import { earlierAsk } from '../../../content/pages/earlier';
import { waitingPath, type RequestedChoice } from '../../../content/paths';
import type { Doctor, Id } from '../../../domain/entities';
import { DoctorOffers } from './DoctorOffers';

interface ElsewhereProps {
  readonly doctorId: Id;
  readonly serviceId: Id | null;
  readonly others: readonly Doctor[];
  /** Another server has no list of those who wait. */
  readonly hasList: boolean;
  readonly onChoose: (choice: RequestedChoice) => void;
}

/** Where else one may look in a week without free times. */
export function Elsewhere({ doctorId, serviceId, others, hasList, onChoose }: ElsewhereProps) {
  return (
    <>
      <DoctorOffers doctors={others} onChoose={onChoose} />
      {hasList && serviceId !== null && <a href={waitingPath(serviceId, doctorId)}>{earlierAsk}</a>}
    </>
  );
}

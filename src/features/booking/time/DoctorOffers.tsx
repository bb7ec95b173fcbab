import { styled } from 'styled-components';
import { shortMoment } from '../../../content/dateWords';
import type { RequestedChoice } from '../../../content/paths';
import { doctorName } from '../../../domain/doctorName';
import type { Doctor } from '../../../domain/entities';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { space } from '../../../ui/tokens';
import { choiceOf, useOffers } from './useOffers';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[3]};
`;

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

/** Lists each doctor with the first free time; one press chooses both. */
export function DoctorOffers({ doctors, onChoose }: DoctorOffersProps) {
  return (
    <List role="list">
      {useOffers(doctors).map((offer) => (
        <li key={offer.doctor.id}>
          <OfferButton
            type="button"
            $variant="secondary"
            data-address={offer.address}
            onClick={() => {
              onChoose(choiceOf(offer));
            }}
          >
            <div>
              {`${doctorName(offer.doctor)} `}
              <Time>{offer.time ? shortMoment(offer.time) : offer.words}</Time>
            </div>
            <Icon name="ArrowRight" size={20} />
          </OfferButton>
        </li>
      ))}
    </List>
  );
}

import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { formatCost } from '../../content/clinicFacts';
import { offeredConsultations } from '../../content/joinedLists';
import type { Service } from '../../domain/entities';
import type { ChosenPrice } from './session/bookingContext';
import { Small } from '../../ui/text';
import { space } from '../../ui/tokens';

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  font-weight: 600;
  line-height: 1.4;
  &:empty {
    display: none;
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[4]};
  > :first-child {
    flex: 1 1 7em;
  }
`;

interface PriceLinesProps {
  readonly service: Service | undefined;
  /** The chosen consultation; null shows the price of each of the service's consultations. */
  readonly price: ChosenPrice | null;
}

export function PriceLines({ service, price }: PriceLinesProps) {
  const facts = useFacts();
  const prices = price === null ? offeredConsultations(facts, service) : [price];
  return (
    <Lines role="list" aria-label="Preț">
      {prices.map(({ name, cost, note }) => (
        <Line key={name}>
          <span>
            {name}
            {note && <Small>{note}</Small>}
          </span>
          <b style={{ flex: 'none' }}>{formatCost(cost)}</b>
        </Line>
      ))}
    </Lines>
  );
}

import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { formatCost } from '../../content/clinicFacts';
import { offeredConsultations } from '../../content/joinedLists';
import type { Service } from '../../domain/entities';
import type { ChosenPrice } from './session/bookedAppointment';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { space } from '../../ui/tokens';

const PriceItem = styled.li`
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
  if (prices.length === 0) return null;
  return (
    <Stack $gap={2}>
      {prices.length > 1 && <Small>Plătiți un singur preț, după felul consultației:</Small>}
      <Stack as="ul" $gap={2} role="list" aria-label="Preț" style={{ fontWeight: 600, lineHeight: 1.4 }}>
        {prices.map(({ name, cost, note }) => (
          <PriceItem key={name}>
            <span>
              {name}
              {note && <Small>{note}</Small>}
            </span>
            <b style={{ flex: 'none' }}>{formatCost(cost)}</b>
          </PriceItem>
        ))}
      </Stack>
    </Stack>
  );
}

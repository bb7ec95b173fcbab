import { styled } from 'styled-components';
import { formatCost } from '../../content/clinicFacts';
import type { Price } from '../../domain/entities';
import { color, fontSize, space } from '../../ui/tokens';

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[4]};
  }
  b {
    flex: none;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${color.muted};
    font-weight: 400;
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
`;

/** What the consultations of a service cost. */
export function PriceLines({ prices }: { readonly prices: readonly Price[] }) {
  return (
    <Lines role="list">
      {prices.map(({ name, cost, note }) => (
        <li key={name}>
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
          <b>{formatCost(cost)}</b>
        </li>
      ))}
    </Lines>
  );
}

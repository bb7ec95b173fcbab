import { styled } from 'styled-components';
import { knownService } from '../../content/bookableServices';
import { formatCost } from '../../content/price';
import type { Service } from '../../domain/entities';
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

export function hasPrices(service: Service): boolean {
  return knownService(service.id, service.name) !== undefined;
}

/** What the consultations of a service cost, as far as this site knows it. */
export function PriceLines({ service }: { readonly service: Service }) {
  const known = knownService(service.id, service.name);
  if (known === undefined) return null;
  return (
    <Lines role="list">
      {known.prices.map(({ id, name, cost, note }) => (
        <li key={id}>
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

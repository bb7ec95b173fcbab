import { styled } from 'styled-components';
import type { SpecialtyKey } from '../../content/paths';
import { consultationCost, PRICES } from '../../content/prices';
import { pressable, space } from '../../ui/tokens';
import { PRICES_ID } from './PriceSection';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[4]};
  strong {
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
  a {
    ${pressable}
    color: inherit;
    font-weight: 600;
  }
  @media print {
    a {
      display: none;
    }
  }
`;

/** What a consultation costs, under a specialty's name, and the way to its prices. */
export function PriceFrom({ specialty }: { readonly specialty: SpecialtyKey }) {
  const several = PRICES[specialty].length > 1;
  return (
    <Line>
      <strong>{`Consultație: ${consultationCost(specialty)}`}</strong>
      <a href={`#${PRICES_ID}`}>{several ? 'Toate prețurile' : 'Prețul'}</a>
    </Line>
  );
}

import { styled } from 'styled-components';
import type { SpecialtyKey } from '../../domain/facts';
import { useFacts } from '../../api/facts';
import { consultationLine, pricesOf } from '../../content/specialtyFacts';
import { unbroken } from '../../domain/unbroken';
import { SectionLink } from '../../ui/SectionLink';
import { atLeast, notPrinted, pressable, space } from '../../ui/tokens';
import { PRICES_ID } from './PriceSection';

const Line = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  /* By the screen, not by the words: these would fit beside one another in one typeface and not in the next. */
  @media ${atLeast.sm} {
    flex-direction: row;
    align-items: center;
    column-gap: ${space[4]};
  }
`;

const Cost = styled.strong`
  font-size: 1.25rem;
  font-weight: 700;
`;

const PricesLink = styled(SectionLink)`
  ${pressable}
  color: inherit;
  font-weight: 600;
  ${notPrinted}
`;

/** The price of a consultation, under a specialty's name, with a link to its prices. */
export function PriceFrom({ specialty }: { readonly specialty: SpecialtyKey }) {
  const facts = useFacts();
  const { length } = pricesOf(facts, specialty);
  const line = consultationLine(facts, specialty);
  if (length === 0) return null;
  return (
    <Line>
      {line && <Cost>{unbroken(line)}</Cost>}
      <PricesLink target={PRICES_ID}>{length > 1 ? 'Toate prețurile' : 'Prețul'}</PricesLink>
    </Line>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Article } from '../../content/article';
import { useClinicFacts } from '../../api/clinicFacts';
import { formatCost } from '../../content/clinicFacts';
import { color, fontSize, hues, radius, space, type HueName } from '../../ui/tokens';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';

const FactList = styled.dl<{ $hue: HueName }>`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
  > div {
    display: grid;
    flex: 1 1 13rem;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[5]};
    box-shadow: -1px -1px 0 ${color.hairline};
  }
  > div:has(ul) {
    flex-basis: 100%;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dt svg {
    color: ${({ $hue }) => hues[$hue].base};
  }
  dd {
    font-weight: 600;
    line-height: 1.4;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** Its dots lead the eye from a name to its figure. */
const PriceList = styled.ul`
  display: grid;
  gap: ${space[1]};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space[4]};
  }
  span {
    font-weight: 500;
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: 400;
    flex-basis: 100%;
  }
  strong {
    margin-left: auto;
    text-align: right;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
`;

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long, how to prepare, how much: the three things one comes for. */
export function FactStrip({ article }: { readonly article: Article }) {
  const { duration, preparation } = article.atAGlance;
  const facts = useClinicFacts();
  const prices = article.priceIds.flatMap((id) => facts.prices.find(({ key }) => key === id) ?? []);
  return (
    <FactList $hue={article.specialty}>
      {duration !== undefined && (
        <Fact icon="Clock" name="Durată">
          {duration}
        </Fact>
      )}
      <Fact icon="ClipboardList" name="Pregătire">
        {preparation}
      </Fact>
      {prices.length > 0 && (
        <Fact icon="Tag" name="Preț">
          <PriceList role="list">
            {prices.map(({ key, name, cost, note }) => (
              <li key={key}>
                <span>{name}</span>
                <strong>{formatCost(cost)}</strong>
                {note !== undefined && <small>{note}</small>}
              </li>
            ))}
          </PriceList>
        </Fact>
      )}
    </FactList>
  );
}

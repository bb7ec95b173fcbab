import { styled } from 'styled-components';
import type { Article } from '../../content/article';
import { useFacts } from '../../api/facts';
import { formatCost } from '../../content/clinicFacts';
import { cardLook, type CardLook } from '../../ui/Card';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList';
import { Icon, type IconName } from '../../ui/Icon';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, space } from '../../ui/tokens';

const PriceLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  font-weight: 500;
`;

const Strip = styled(DescriptionList)<CardLook>`
  ${cardLook}
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  gap: 0;
  overflow: hidden;
  > * {
    flex: 1 1 13rem;
    padding: ${space[5]};
    box-shadow: -1px -1px 0 ${color.hairline};
  }
  > :has(${PriceLine}) {
    flex-basis: 100%;
  }
  @media print {
    break-inside: avoid;
  }
`;

const IconLabel = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <>
    <Icon name={icon} size={18} color="var(--base)" />
    {text}
  </>
);

export function AtAGlance({ article }: { readonly article: Article }) {
  const { duration, preparation } = article.atAGlance;
  const facts = useFacts();
  const prices = article.priceKeys.flatMap((id) => facts.prices.find(({ key }) => key === id) ?? []);
  return (
    <Strip>
      {duration !== undefined && (
        <DescriptionItem label={<IconLabel icon="Clock" text="Durată" />}>{duration}</DescriptionItem>
      )}
      <DescriptionItem label={<IconLabel icon="ClipboardList" text="Pregătire" />}>
        {preparation}
      </DescriptionItem>
      {prices.length > 0 && (
        <DescriptionItem label={<IconLabel icon="Tag" text="Preț" />}>
          <Stack as="ul" role="list" $gap={1}>
            {prices.map(({ key, name, cost, note }) => (
              <PriceLine key={key}>
                {name}
                <strong style={{ whiteSpace: 'nowrap' }}>{formatCost(cost)}</strong>
                {note !== undefined && <Small style={{ gridColumn: '1 / -1' }}>{note}</Small>}
              </PriceLine>
            ))}
          </Stack>
        </DescriptionItem>
      )}
    </Strip>
  );
}

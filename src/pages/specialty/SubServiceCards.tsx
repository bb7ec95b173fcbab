import { styled } from 'styled-components';
import { ARTICLE_LINKS } from '../../content/articleLinks';
import type { Described, Specialty } from '../../content/specialty';
import { Columns } from '../../ui/grid/Columns';
import { color, fontSize, hues, radius, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

const CardBox = styled.div<{ $hue: HueName }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  height: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  h3 {
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  p {
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const LinkCard = styled(CardBox)`
  text-decoration: none;
  transition: border-color 150ms;
  &:hover {
    border-color: ${({ $hue }) => hues[$hue].base};
    background: ${({ $hue }) => hues[$hue].tint};
    color: ${color.text};
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Hints = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
  }
  svg {
    margin-top: 0.15em;
  }
`;

interface Card extends Described {
  readonly label: string;
  /** Of its article, if there is one. */
  readonly path?: string;
}

function Words({ label, summary, duration, preparation }: Card) {
  return (
    <>
      <h3>{label}</h3>
      <p>{summary}</p>
      <Hints role="list">
        {duration !== undefined && (
          <li>
            <Icon name="Clock" size={17} />
            {duration}
          </li>
        )}
        <li>
          <Icon name="ClipboardList" size={17} />
          {preparation}
        </li>
      </Hints>
    </>
  );
}

/** A card for each thing that a specialty offers, with how long it takes and how to prepare. */
export function SubServiceCards({ specialty }: { readonly specialty: Specialty }) {
  const { key: hue, subServices } = specialty;
  const { articles, others = [] } = subServices;
  const cards: readonly Card[] = [
    ...ARTICLE_LINKS[hue].flatMap((link) => {
      const words = articles[link.path];
      return words === undefined ? [] : [{ ...link, ...words }];
    }),
    ...others,
  ];
  return (
    <Columns role="list">
      {cards.map((card) => (
        <li key={card.label}>
          {card.path === undefined ? (
            <CardBox $hue={hue}>
              <Words {...card} />
            </CardBox>
          ) : (
            <LinkCard as={SiteLink} to={card.path} $hue={hue}>
              <Words {...card} />
            </LinkCard>
          )}
        </li>
      ))}
    </Columns>
  );
}

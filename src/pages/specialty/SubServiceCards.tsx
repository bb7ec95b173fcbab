import { styled } from 'styled-components';
import { ARTICLE_LINKS } from '../../content/articleLinks';
import { type SpecialtyKey } from '../../content/paths';
import type { SubService } from '../../content/specialty';
import { Columns } from '../../ui/grid/Columns';
import { color, fontSize, hues, radius, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

const Card = styled(SiteLink)<{ $hue: HueName }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  height: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: border-color 150ms;
  h3 {
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  p {
    font-size: 1rem;
    line-height: 1.5;
  }
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
  &:focus-visible {
    border-radius: ${radius.card};
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

interface Props {
  readonly hue: SpecialtyKey;
  readonly items: readonly SubService[];
}

/** A card for each article of a specialty, with how long it takes and how to prepare. */
export function SubServiceCards({ hue, items }: Props) {
  const label = (path: string) => ARTICLE_LINKS[hue].find((link) => link.path === path)?.label;
  return (
    <Columns $most={2} role="list">
      {items.map(({ path, summary, duration, preparation }) => (
        <li key={path}>
          <Card to={path} $hue={hue}>
            <h3>{label(path)}</h3>
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
          </Card>
        </li>
      ))}
    </Columns>
  );
}

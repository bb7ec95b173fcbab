import { styled } from 'styled-components';
import { color, hues, radius, space, type HueName } from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';
import { Icon } from '../ui/Icon';

const Group = styled.nav<{ $hue: HueName }>`
  display: grid;
  gap: ${space[2]};
  h2 {
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 2.75rem;
    padding: ${space[2]} ${space[2]};
    border-bottom: 1px solid ${color.hairline};
    color: ${color.text};
    font-size: 1rem;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    border-radius: ${radius.control};
    background: ${({ $hue }) => hues[$hue].tint};
    color: ${({ $hue }) => hues[$hue].deep};
  }
  svg {
    flex: none;
    color: ${({ $hue }) => hues[$hue].base};
  }
`;

interface Props {
  readonly heading: string;
  readonly hue: HueName;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

export function SidePanelLinks({ heading, hue, links }: Props) {
  return (
    <Group $hue={hue} aria-label={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path}>
              {label}
              <Icon name="ChevronRight" size={18} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Group>
  );
}

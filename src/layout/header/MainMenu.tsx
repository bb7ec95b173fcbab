import { styled } from 'styled-components';
import { color, atLeast, space } from '../../ui/tokens';
import { MENU } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { ServicesMenuItem } from './ServicesMenuItem';
import { SiteLink } from '../../ui/SiteLink';

const List = styled.ul`
  display: none;
  @container ${atLeast.lg} {
    display: flex;
    gap: ${space[1]};
  }
  @media print {
    display: none;
  }
  > li > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]} var(--menu-end, ${space[3]});
    color: inherit;
    font-size: 1rem;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  > li > a::after {
    content: '';
    position: absolute;
    right: var(--menu-end, ${space[3]});
    bottom: 0.35rem;
    left: ${space[3]};
    border-bottom: 2px solid;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 200ms;
  }
  a:hover::after,
  a[aria-current]::after {
    transform: scaleX(1);
  }
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
  ul :focus-visible {
    outline-color: ${color.focus};
  }
`;

/** The menu of wide screens. */
export function MainMenu() {
  return (
    <nav aria-label="Meniu principal">
      <List role="list">
        {MENU.map(({ path, label }) =>
          path === PATHS.services ? (
            <ServicesMenuItem key={path} />
          ) : (
            <li key={path}>
              <SiteLink to={path}>{label}</SiteLink>
            </li>
          ),
        )}
      </List>
    </nav>
  );
}

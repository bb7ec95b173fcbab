import { styled } from 'styled-components';
import { atLeast, notPrinted, space } from '../../ui/tokens';
import { MENU } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { ServicesMenuItem } from './ServicesMenuItem';
import { MenuLink } from './MenuLink';

const List = styled.ul`
  display: none;
  @container ${atLeast.lg} {
    display: flex;
    gap: ${space[1]};
  }
  ${notPrinted}
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
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
              <MenuLink to={path}>{label}</MenuLink>
            </li>
          ),
        )}
      </List>
    </nav>
  );
}

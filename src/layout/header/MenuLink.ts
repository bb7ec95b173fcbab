import { styled } from 'styled-components';
import { SiteLink } from '../../ui/SiteLink';
import { pressable, space } from '../../ui/tokens';

/** A link of the main menu, underlined under the pointer and on its own page. */
export const MenuLink = styled(SiteLink)`
  position: relative;
  ${pressable}
  padding-inline: ${space[3]} var(--menu-end, ${space[3]});
  color: inherit;
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &::after {
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
  &:hover::after,
  &[aria-current]::after {
    transform: scaleX(1);
  }
`;

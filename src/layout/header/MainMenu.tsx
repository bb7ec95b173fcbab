import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { atLeast, color, notPrinted, pressable, radius, shadow, space } from '../../ui/tokens';
import { MENU, submenuOf } from '../../content/menu';
import { PAGES, PATHS } from '../../content/paths';
import { SiteLink } from '../../ui/links';
import { Icon } from '../../ui/Icon';

/** A link of the main menu, underlined under the pointer and on its own page. */
const MenuLink = styled(SiteLink)`
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

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  /* Its button follows without a gap. */
  --menu-end: ${space[1]};
`;

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.75rem;
  border-radius: ${radius.control};
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & {
    rotate: 180deg;
  }
`;

const Submenu = styled.ul`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: 50;
  min-width: 14rem;
  padding: ${space[2]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

const SubmenuLink = styled(SiteLink)`
  ${pressable}
  width: 100%;
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  color: inherit;
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    background: ${color.brandTint};
    color: ${color.brandDeep};
  }
`;

/** `Servicii` with its submenu: a native disclosure that a mouse opens by coming near; Escape closes it, and so does following a link. */
function ServicesMenuItem() {
  const facts = useFacts();
  const submenu = useRef<HTMLDetailsElement>(null);
  const isUnderMouse = useRef(false);
  const show = (isShown: boolean) => {
    if (submenu.current) submenu.current.open = isShown;
  };
  const close = () => show(false);
  useEffect(() => {
    // Listens on the document, because a mouse opens the menu without focus.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (submenu.current?.contains(document.activeElement))
        submenu.current.querySelector('summary')?.focus();
      show(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <Item
      // React leaves out onPointerEnter when the pointer comes from an element that a page change removed.
      onPointerOver={({ currentTarget, relatedTarget, pointerType }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (pointerType !== 'mouse' || isInside) return;
        isUnderMouse.current = true;
        show(true);
      }}
      onPointerLeave={({ currentTarget }) => {
        isUnderMouse.current = false;
        if (!currentTarget.contains(document.activeElement)) close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <MenuLink to={PAGES.services.path} onClick={close}>
        {PAGES.services.label}
      </MenuLink>
      <details ref={submenu}>
        <Toggle
          aria-label="Specialitățile"
          onClick={(event) => {
            // The mouse has opened it by coming near; its press must not close it. A key's click has no detail.
            if (!isUnderMouse.current || event.detail === 0) return;
            event.preventDefault();
            show(true);
          }}
        >
          <Icon name="ChevronDown" size={18} />
        </Toggle>
        <Submenu role="list">
          {submenuOf(facts).map(({ path, label }) => (
            <li key={path}>
              <SubmenuLink to={path} onClick={close}>
                {label}
              </SubmenuLink>
            </li>
          ))}
        </Submenu>
      </details>
    </Item>
  );
}

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

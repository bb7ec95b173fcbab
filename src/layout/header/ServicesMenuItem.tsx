import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { color, radius, shadow, space } from '../../ui/tokens';
import { useHydrated } from '../../ui/hooks/useHydrated';
import { MENU, SUBMENU } from '../../content/menu';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

/** Before the page comes alive, and without any script, hovering and focus open it by themselves. */
const Item = styled.li`
  position: relative;
  &[data-open='true'] > ul,
  &:not([data-open]):hover > ul,
  &:not([data-open]):focus-within > ul {
    display: grid;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  /* Its button follows close behind. */
  --menu-end: ${space[1]};
  button {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.75rem;
    border: 0;
    background: none;
    border-radius: ${radius.control};
  }
  svg {
    transition: rotate 150ms;
  }
  button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Submenu = styled.ul`
  display: none;
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
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[4]};
    border-radius: ${radius.control};
    color: inherit;
    font-size: 1rem;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    background: ${color.brandTint};
    color: ${color.brandDeep};
  }
`;

/** `Servicii` with its submenu: by mouse, by touch and by keyboard; Escape closes it. */
export function ServicesMenuItem() {
  const { pathname } = useLocation();
  // The page it was opened on: going to another closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const setOpen = (next: boolean) => {
    setOpenOn(next ? pathname : null);
  };
  const alive = useHydrated();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // Wherever the focus is: a mouse opens it too.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpenOn(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is watched, not operated
    <Item
      ref={item}
      {...(alive && { 'data-open': open })}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Head>
        <SiteLink to={MENU.services.path}>{MENU.services.label}</SiteLink>
        <button
          ref={button}
          type="button"
          aria-label="Specialitățile"
          aria-expanded={open}
          aria-controls={id}
          onClick={({ detail }) => {
            // A mouse has opened it by coming near; its click must not close it again.
            setOpen(detail > 0 && open && matchMedia('(hover: hover)').matches ? true : !open);
          }}
        >
          <Icon name="ChevronDown" size={18} />
        </button>
      </Head>
      <Submenu id={id} role="list">
        {SUBMENU.map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </Submenu>
    </Item>
  );
}

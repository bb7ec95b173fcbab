import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { color, radius, shadow, space } from '../../ui/tokens';
import { submenuOf } from '../../content/menu';
import { PAGES } from '../../content/paths';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

/** Opened by style, so that it needs no code; a closed one stays closed until the pointer or the focus returns. */
const Item = styled.li`
  position: relative;
  &:not([data-closed]):is(:hover, :focus-within) > ul {
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

/** `Servicii` with its submenu: by mouse, by touch and by keyboard; Escape closes it, and so does following a link. */
export function ServicesMenuItem() {
  const facts = useClinicFacts();
  // Undefined while neither pointer nor focus is near.
  const [open, setOpen] = useState<boolean>();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A press focuses the button before it clicks it, and focus opens.
  const wasOpen = useRef(false);
  const close = () => {
    setOpen(false);
  };
  const come = () => {
    setOpen(true);
  };
  const leave = (unless: ':hover' | ':focus-within') => {
    if (!item.current?.matches(unless)) setOpen(undefined);
  };
  useEffect(() => {
    // Pointer or focus may have been here before the code.
    if (item.current?.matches(':hover, :focus-within')) setOpen(true);
    // Listens wherever the focus is: a mouse opens it too.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpen((near) => near && false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is watched, not operated
    <Item
      ref={item}
      data-closed={open === false || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') come();
      }}
      onFocus={come}
      onPointerLeave={() => leave(':focus-within')}
      onBlur={() => leave(':hover')}
    >
      <Head>
        <SiteLink to={PAGES.services.path} onClick={close}>
          {PAGES.services.label}
        </SiteLink>
        <button
          ref={button}
          type="button"
          aria-label="Specialitățile"
          aria-expanded={open === true}
          aria-controls={id}
          onPointerDown={() => {
            wasOpen.current = open === true;
          }}
          onClick={({ detail }) => {
            const isByKeyboard = detail === 0;
            setOpen(!(isByKeyboard ? open === true : wasOpen.current));
          }}
        >
          <Icon name="ChevronDown" size={18} />
        </button>
      </Head>
      <Submenu id={id} role="list">
        {submenuOf(facts).map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path} onClick={close}>
              {label}
            </SiteLink>
          </li>
        ))}
      </Submenu>
    </Item>
  );
}

import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ButtonLink, IconButton } from '../../ui/Button';
import { atLeast, color, forcedEdge, notPrinted, space } from '../../ui/tokens';
import { Logo } from './Logo';
import { Icon } from '../../ui/Icon';
import { toTelNumber } from '../../domain/toTelNumber';
import { useFacts } from '../../api/facts';
import { Stack } from '../../ui/grid';
import { MENU, submenuOf } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { SiteLink } from '../../ui/links';

const OffcanvasLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  border-bottom: 1px solid ${color.hairline};
  color: inherit;
  font-size: 1.1875rem;
  font-weight: 600;
  text-decoration: none;
  &[aria-current] {
    color: ${color.brand};
    border-left: 3px solid ${color.brand};
    padding-left: ${space[3]};
  }
`;

const SubmenuLink = styled(OffcanvasLink)`
  min-height: 2.75rem;
  padding-left: ${space[4]};
  font-size: 1.0625rem;
  font-weight: 500;
`;

const ReachLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;

function Submenu() {
  return (
    <ul role="list">
      {submenuOf(useFacts()).map(({ path, label }) => (
        <li key={path}>
          <SubmenuLink to={path}>{label}</SubmenuLink>
        </li>
      ))}
    </ul>
  );
}

function OffcanvasLinks({ toBooking }: { readonly toBooking: string }) {
  const { profile: clinic } = useFacts();
  return (
    <Stack $gap={6}>
      <nav aria-label="Meniu">
        <ul role="list">
          {MENU.map(({ path, label }) => (
            <li key={path}>
              <OffcanvasLink to={path}>{label}</OffcanvasLink>
              {path === PATHS.services && <Submenu />}
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={toBooking}>Programați-vă</ButtonLink>
      <div>
        <ReachLink href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={18} />
          {clinic.phone}
        </ReachLink>
        <ReachLink href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={18} />
          {clinic.email}
        </ReachLink>
      </div>
    </Stack>
  );
}

const MENU_ID = 'meniu';

/** The browser's own invokers open the menu before hydration, and without any script. */
const opens = { commandfor: MENU_ID, command: 'show-modal' };
const closes = { commandfor: MENU_ID, command: 'close' };

const Narrow = styled.div`
  :focus-visible {
    outline-offset: -3px;
  }
  > ${IconButton}:focus-visible {
    outline-color: currentcolor;
  }
  @container ${atLeast.lg} {
    display: none;
  }
  ${notPrinted}
`;

const Dialog = styled.dialog.withConfig({
  componentId: 'menu-panel',
  shouldForwardProp: () => true,
})`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${space[3]} ${space[5]} ${space[8]};
  ${forcedEdge}
  background: ${color.paper};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: open-menu 220ms ease-out;
  @keyframes open-menu {
    from {
      translate: 100% 0;
    }
  }
  &::backdrop {
    background: rgb(16 38 43 / 50%);
  }
  html:has(&[open]) {
    overflow: hidden;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
`;

/** The side menu of small screens: a modal dialog, so that focus stays in it and Escape closes it. */
export function OffcanvasMenu({ toBooking }: { readonly toBooking: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };
  useEffect(() => {
    // On a screen that was turned the menu may be out of sight, but open it would still hold the page.
    const closeOutOfSight = () => {
      if (dialog.current?.offsetWidth === 0) close();
    };
    window.addEventListener('resize', closeOutOfSight);
    // Its links close it themselves; the browser's way back is the only other one to another page.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('resize', closeOutOfSight);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <Narrow>
      <IconButton
        type="button"
        aria-label="Deschideți meniul"
        aria-haspopup="dialog"
        {...opens}
        onClick={(event) => {
          // In the place of the browser's own invoker, which would complain of a menu that is open already.
          event.preventDefault();
          if (!dialog.current?.open) dialog.current?.showModal();
        }}
      >
        <Icon name="Menu" size={26} />
      </IconButton>
      <Dialog
        ref={dialog}
        id={MENU_ID}
        aria-label="Meniu"
        {...{ closedby: 'any' }}
        onClick={({ target, currentTarget, clientX }) => {
          // Browsers that do not know `closedby` report a press outside the menu as one on it.
          const isOutside = clientX < currentTarget.getBoundingClientRect().left;
          if (isOutside || (target as Element).closest('a, button')) close();
        }}
      >
        <Top>
          <Logo />
          <IconButton type="button" aria-label="Închide meniul" {...closes}>
            <Icon name="X" size={26} />
          </IconButton>
        </Top>
        <OffcanvasLinks toBooking={toBooking} />
      </Dialog>
    </Narrow>
  );
}

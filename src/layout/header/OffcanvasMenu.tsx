import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { MENU, submenuOf } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { toTelNumber } from '../../domain/toTelNumber';
import { ButtonLink, IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Cluster, Stack } from '../../ui/layout';
import { SiteLink } from '../../ui/links';
import { atLeast, color, forcedEdge, notPrinted, space } from '../../ui/tokens';
import { Logo } from './Logo';

const MENU_ID = 'meniu';

/** Attributes with which the browser itself opens and closes the menu, before hydration and without any script. */
const OPEN_MENU = { commandfor: MENU_ID, command: 'show-modal' };
const CLOSE_MENU = { commandfor: MENU_ID, command: 'close' };

const SmallScreenOnly = styled.div`
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

/** Forwards all attributes: styled-components does not know `closedby` yet and would warn. The id is what the compiler gives others. */
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

const ContactLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;

function OffcanvasLinks({ toBooking }: { readonly toBooking: string }) {
  const facts = useFacts();
  const { profile: clinic } = facts;
  return (
    <Stack $gap={6}>
      <nav aria-label="Meniu">
        <ul role="list">
          {MENU.map(({ path, label }) => (
            <li key={path}>
              <OffcanvasLink to={path}>{label}</OffcanvasLink>
              {path === PATHS.services && (
                <ul role="list">
                  {submenuOf(facts).map((link) => (
                    <li key={link.path}>
                      <SubmenuLink to={link.path}>{link.label}</SubmenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={toBooking}>Programați-vă</ButtonLink>
      <div>
        <ContactLink href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={18} />
          {clinic.phone}
        </ContactLink>
        <ContactLink href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={18} />
          {clinic.email}
        </ContactLink>
      </div>
    </Stack>
  );
}

/** The side menu of small screens: a modal dialog, so that focus stays in it and Escape closes it. */
export function OffcanvasMenu({ toBooking }: { readonly toBooking: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };
  useEffect(() => {
    // After a rotation the open menu may be hidden by CSS; close it, or the page stays inert.
    const closeHidden = () => {
      if (dialog.current?.offsetWidth === 0) close();
    };
    window.addEventListener('resize', closeHidden);
    // Links close the menu; so does the Back button.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('resize', closeHidden);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <SmallScreenOnly>
      <IconButton
        type="button"
        aria-label="Deschideți meniul"
        aria-haspopup="dialog"
        {...OPEN_MENU}
        onClick={(event) => {
          // Replaces the invoker command, which throws if the dialog is already open.
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
        <Cluster style={{ flexWrap: 'nowrap', minHeight: '3.5rem' }}>
          <Logo />
          <IconButton type="button" aria-label="Închideți meniul" {...CLOSE_MENU}>
            <Icon name="X" size={26} />
          </IconButton>
        </Cluster>
        <OffcanvasLinks toBooking={toBooking} />
      </Dialog>
    </SmallScreenOnly>
  );
}

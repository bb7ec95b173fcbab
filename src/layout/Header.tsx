import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { css, keyframes, styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { PATHS } from '../content/paths';
import type { SpecialtyKey } from '../domain/facts';
import { Container } from '../ui/layout';
import { atLeast, color, headerButton, notPrinted, space } from '../ui/tokens';
import { Logo } from './header/Logo';
import { MainMenu } from './header/MainMenu';
import { OffcanvasMenu } from './header/OffcanvasMenu';
import { TopBar } from './header/TopBar';
import { ButtonLink } from '../ui/Button';

const WideActions = styled.div`
  display: none;
  @container ${atLeast.lg} {
    display: flex;
    gap: ${space[2]};
  }
  ${notPrinted}
`;

/** Replaces the top bar's button after scrolling; at 320 px there is no room for it next to the name. */
const NarrowAction = styled(ButtonLink)`
  display: none;
  min-height: min(2.75rem, 18vh);
  padding: 0 ${space[3]};
  @container ${headerButton} {
    display: inline-flex;
  }
  @container ${atLeast.lg} {
    display: none;
  }
  ${notPrinted}
`;

/** Distance from the page's top, in px, after which the header sticks. */
const STICKY_AFTER = 80;

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Returns where the header is: stuck to the window after a short scroll, or on the home page's hero. */
function useHeaderPlace() {
  const isStuck = useSyncExternalStore(
    subscribe,
    () => window.scrollY > STICKY_AFTER,
    () => false,
  );
  return { isStuck, isOnHero: useLocation().pathname === PATHS.home && !isStuck };
}

/** Renders the links to the booking and contact pages, less prominent on the booking page than its form's buttons. */
function HeaderActions({ toBooking }: { readonly toBooking: string }) {
  const isBooking = useLocation().pathname === PATHS.booking;
  const { isStuck, isOnHero } = useHeaderPlace();
  return (
    <>
      <WideActions>
        <ButtonLink $isSmall $variant={isOnHero ? 'onBrandQuiet' : 'secondary'} to={PATHS.contact}>
          Scrieți-ne
        </ButtonLink>
        <ButtonLink
          $isSmall
          $variant={isOnHero ? 'onBrand' : isBooking ? 'secondary' : 'primary'}
          to={toBooking}
        >
          Programați-vă
        </ButtonLink>
      </WideActions>
      {isStuck && !isBooking && (
        <NarrowAction $isSmall to={toBooking}>
          Programare
        </NarrowAction>
      )}
    </>
  );
}

const slideIn = keyframes`
  from { transform: translateY(-2.25rem); }
`;

const stuck = css`
  position: sticky;
  top: 0;
  border-color: ${color.hairline};
  background: ${color.surface};
  color: ${color.text};
  animation: ${slideIn} 180ms ease-out;
`;

const onHero = css`
  background: ${color.brandDeep};
  color: ${color.onBrand};
`;

const resting = css`
  background: ${color.paper};
  color: ${color.brand};
`;

/** Keeps its place in the flow when it sticks. Its parts follow its width in text size, so that large text gets the menu. */
const HeaderBar = styled.div<{ $isStuck: boolean; $isOnHero: boolean }>`
  z-index: 40;
  position: relative;
  container-type: inline-size;
  border-bottom: 1px solid transparent;
  ${({ $isStuck, $isOnHero }) => ($isStuck ? stuck : $isOnHero ? onHero : resting)}
  @media print {
    position: static;
    background: none;
    color: ${color.text};
    animation: none;
  }
`;

/** Takes at most a fifth of the window's height, because the stuck header covers the page. */
const HeaderRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: min(4.25rem, 18vh);
  @container ${atLeast.lg} {
    gap: ${space[6]};
    min-height: min(5rem, 18vh);
  }
`;

/** Renders the bar, which renders again when it sticks; its parts do not. */
function StickyBar({ children }: { readonly children: ReactNode }) {
  const { isStuck, isOnHero } = useHeaderPlace();
  return (
    <HeaderBar $isStuck={isStuck} $isOnHero={isOnHero}>
      {children}
    </HeaderBar>
  );
}

/**
 * Renders the site's header, which sticks to the window after a short scroll. Its booking links choose the service of the
 * page's `specialty`, undefined where it is not booked online.
 */
export function Header({ specialty }: { readonly specialty?: SpecialtyKey | undefined }) {
  const facts = useFacts();
  const toBooking = bookingLink({ service: specialty && serviceOf(facts, specialty) });
  return (
    // Has no box of its own: its bar sticks to the page, while the top bar scrolls away.
    <header style={{ display: 'contents' }}>
      <TopBar toBooking={toBooking} />
      <StickyBar>
        <HeaderRow>
          <Logo />
          <MainMenu />
          <HeaderActions toBooking={toBooking} />
          <OffcanvasMenu toBooking={toBooking} />
        </HeaderRow>
      </StickyBar>
    </header>
  );
}

import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { css, keyframes, styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { PATHS } from '../content/paths';
import type { SpecialtyKey } from '../domain/facts';
import { Container } from '../ui/grid';
import { atLeast, color, headerButton, notPrinted, space } from '../ui/tokens';
import { Logo } from './header/Logo';
import { MainMenu } from './header/MainMenu';
import { OffcanvasMenu } from './header/OffcanvasMenu';
import { TopBar } from './header/TopBar';
import { ButtonLink } from '../ui/Button';

const Wide = styled.div`
  display: none;
  @container ${atLeast.lg} {
    display: flex;
    gap: ${space[2]};
  }
  ${notPrinted}
`;

/** Replaces the top bar's button after scrolling; at 320 px there is no room for it next to the name. */
const Narrow = styled.div`
  display: none;
  @container ${headerButton} {
    display: block;
  }
  @container ${atLeast.lg} {
    display: none;
  }
  ${notPrinted}
`;

const NarrowLink = styled(ButtonLink)`
  min-height: min(2.75rem, 18vh);
  padding-block: 0;
  padding-inline: ${space[3]};
`;

interface Props {
  readonly toBooking: string;
  readonly isOnHero: boolean;
  readonly isScrolled: boolean;
}

/** The header's buttons to the booking and contact pages. While one books, the form's are the only loud ones. */
function HeaderActions({ toBooking, isOnHero, isScrolled }: Props) {
  const isBooking = useLocation().pathname === PATHS.booking;
  return (
    <>
      <Wide>
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
      </Wide>
      {isScrolled && !isBooking && (
        <Narrow>
          <NarrowLink $isSmall to={toBooking}>
            Programare
          </NarrowLink>
        </Narrow>
      )}
    </>
  );
}

/** Distance from the page's top, in px, after which the header sticks. */
const STICKY_AFTER = 80;

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

/** Stays in the flow whether stuck or not; its parts follow its width in text size, so that large text gets the menu. */
const Bar = styled.div<{ $isStuck: boolean; $isOnHero: boolean }>`
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

/** Never higher than a fifth of the window, because it covers the page. */
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: min(4.25rem, 18vh);
  @container ${atLeast.lg} {
    gap: ${space[6]};
    min-height: min(5rem, 18vh);
  }
`;

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Returns whether the page is scrolled past a distance (px); false on the server. */
function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}

interface HeaderProps {
  /** The specialty that the visitor reads about, whose service the links to a booking choose; none where it is not booked. */
  readonly specialty?: SpecialtyKey | undefined;
}

/** Sticks after 80 px, and its text then turns dark. */
export function Header({ specialty }: HeaderProps) {
  const facts = useFacts();
  const toBooking = bookingLink({ service: specialty && serviceOf(facts, specialty) });
  const scrolled = useScrolledPast(STICKY_AFTER);
  const onHomeHero = useLocation().pathname === PATHS.home && !scrolled;
  return (
    // Has no box of its own: its bar sticks to the page, while the top bar scrolls away.
    <header style={{ display: 'contents' }}>
      <TopBar toBooking={toBooking} />
      <Bar $isStuck={scrolled} $isOnHero={onHomeHero}>
        <Row>
          <Logo />
          <MainMenu />
          <HeaderActions toBooking={toBooking} isOnHero={onHomeHero} isScrolled={scrolled} />
          <OffcanvasMenu toBooking={toBooking} />
        </Row>
      </Bar>
    </header>
  );
}

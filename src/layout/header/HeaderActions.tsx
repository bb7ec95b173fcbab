import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { PATHS } from '../../content/paths';
import { ButtonLink } from '../../ui/Button';
import { atLeast, headerButton, notPrinted, space } from '../../ui/tokens';

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
export function HeaderActions({ toBooking, isOnHero, isScrolled }: Props) {
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

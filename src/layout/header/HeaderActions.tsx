import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { PATHS } from '../../content/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { atLeast, headerButton, space } from '../../ui/tokens';
import { useBookingPath } from './useBookingPath';

const Wide = styled.div`
  display: none;
  @container ${atLeast.lg} {
    display: flex;
    gap: ${space[2]};
  }
  @media print {
    display: none;
  }
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
  @media print {
    display: none;
  }
`;

const NarrowLink = styled(ButtonLink)`
  min-height: min(2.75rem, 18vh);
  padding-block: 0;
  padding-inline: ${space[3]};
`;

interface Props {
  readonly isOnHero: boolean;
  readonly isScrolled: boolean;
}

/** The header's buttons to the booking and contact pages. While one books, the form's are the only loud ones. */
export function HeaderActions({ isOnHero, isScrolled }: Props) {
  const isBooking = useLocation().pathname === PATHS.booking;
  const bookingPath = useBookingPath();
  return (
    <>
      <Wide>
        <ButtonLink $isSmall $variant={isOnHero ? 'onBrandQuiet' : 'secondary'} to={PATHS.contact}>
          Scrieți-ne
        </ButtonLink>
        <ButtonLink
          $isSmall
          $variant={isOnHero ? 'onBrand' : isBooking ? 'secondary' : 'primary'}
          to={bookingPath}
        >
          Programați-vă
        </ButtonLink>
      </Wide>
      {isScrolled && !isBooking && (
        <Narrow>
          <NarrowLink $isSmall to={bookingPath}>
            Programare
          </NarrowLink>
        </Narrow>
      )}
    </>
  );
}

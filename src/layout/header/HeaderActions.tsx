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
  readonly onHero: boolean;
  readonly scrolled: boolean;
}

/** The header's buttons to the booking and contact pages. While one books, the form's are the only loud ones. */
export function HeaderActions({ onHero, scrolled }: Props) {
  const isBooking = useLocation().pathname === PATHS.booking;
  const bookingPath = useBookingPath();
  return (
    <>
      <Wide>
        <ButtonLink $small $tone={onHero ? 'onBrandQuiet' : 'secondary'} to={PATHS.contact}>
          Scrieți-ne
        </ButtonLink>
        <ButtonLink $small $tone={onHero ? 'onBrand' : isBooking ? 'secondary' : 'primary'} to={bookingPath}>
          Programați-vă
        </ButtonLink>
      </Wide>
      {scrolled && !isBooking && (
        <Narrow>
          <NarrowLink $small to={bookingPath}>
            Programare
          </NarrowLink>
        </Narrow>
      )}
    </>
  );
}

import { styled } from 'styled-components';
import { contactTexts } from '../../content/pages/contact';
import { PATHS } from '../../content/paths';
import { PanelBox } from '../../layout/BookingBanner';
import { OpeningHours } from '../../layout/OpeningHours';
import { ButtonLink } from '../../ui/ButtonLink';
import { color, space } from '../../ui/tokens';

const Hours = styled.div`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.brandSoft};
  font-size: 1rem;
`;

/** Most who write want an appointment: the shorter way there, and the hours. */
export function BookingAside() {
  const { bookingHeading, bookingText, bookingLink } = contactTexts;
  return (
    <PanelBox as="section" $hue="brand">
      <h2>{bookingHeading}</h2>
      <p>{bookingText}</p>
      <ButtonLink to={PATHS.booking}>{bookingLink}</ButtonLink>

      <Hours>
        <OpeningHours />
      </Hours>
    </PanelBox>
  );
}

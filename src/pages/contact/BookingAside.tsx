import { contactTexts } from '../../content/pages/contact';
import { PATHS } from '../../content/paths';
import { OpeningHours } from '../../layout/OpeningHours';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';

/** Offers a shorter way to an appointment than writing, and the opening hours. */
export function BookingAside() {
  const { bookingHeading, bookingText, bookingLink } = contactTexts;
  return (
    <Card as="section" $hue="brand">
      <h2>{bookingHeading}</h2>
      <p>{bookingText}</p>
      <ButtonLink to={PATHS.booking}>{bookingLink}</ButtonLink>
      <OpeningHours />
    </Card>
  );
}

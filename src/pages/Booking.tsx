import { styled } from 'styled-components';
import { bookingMetadata, bookingPrivacy } from '../content/pages/booking';
import { BookingSection } from '../features/booking/form/BookingSection';
import { Notifications } from '../features/notifications/Notifications';
import { PrivacyNote } from '../layout/PrivacyNote';
import { Container, Stack } from '../ui/layout';
import { PhoneLink } from '../ui/links';
import { notPrinted, space, wholeForm } from '../ui/tokens';
import { Lead } from '../ui/text';

const Page = styled(Container)`
  display: grid;
  gap: clamp(${space[4]}, 3vw, ${space[8]});
  padding-block: clamp(${space[4]}, 4vw, ${space[12]});
  /* Wide screens show the whole form at once. */
  @media ${wholeForm} {
    max-width: 100rem;
  }
`;

/** A printed receipt needs no invitation to book. */
const Intro = styled(Stack)`
  ${notPrinted}
`;

export function BookingPage() {
  return (
    <Notifications>
      <Page>
        <Intro $gap={2}>
          <h1>Programare</h1>
          <Lead>
            Durează câteva minute, fără cont. Urgență? Sunați la <PhoneLink number="112" />.
          </Lead>
        </Intro>
        <BookingSection />
        <PrivacyNote text={bookingPrivacy} />
      </Page>
    </Notifications>
  );
}

BookingPage.describe = bookingMetadata;

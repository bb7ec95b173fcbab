import { styled } from 'styled-components';
import { contactTexts } from '../content/pages/contact';
import { PATHS } from '../content/paths';
import { ContactForm } from '../features/contact/ContactForm';
import { useNotifications } from '../features/notifications/useNotifications';
import { PageTitle } from '../layout/PageTitle';
import { SectionHead } from '../layout/SectionHead';
import { Section } from '../ui/grid/Section';
import { Stack } from '../ui/grid/Stack';
import { atLeast, space } from '../ui/tokens';
import { BookingAside } from './contact/BookingAside';
import { ClinicMap } from './contact/ClinicMap';
import { InfoCards } from './contact/InfoCards';

const FormRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[12]};
  @media ${atLeast.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: clamp(${space[10]}, 6vw, ${space[20]});
  }
`;

/** `/contact` */
export function ContactPage() {
  const { notify, notifications } = useNotifications();
  const { heading, lead, formHeading, formLead, mapHeading } = contactTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead} path={PATHS.contact} />
      <Section gap={16}>
        <InfoCards />
        <FormRow>
          <Stack $gap={8}>
            <Stack $gap={2}>
              <h2>{formHeading}</h2>
              <p>{formLead}</p>
            </Stack>
            <ContactForm notify={notify} />
          </Stack>
          <BookingAside />
        </FormRow>
        <Stack $gap={6}>
          <SectionHead heading={mapHeading} />
          <ClinicMap />
        </Stack>
      </Section>
      {notifications}
    </>
  );
}

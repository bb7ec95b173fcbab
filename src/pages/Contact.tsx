import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { practicalNotes } from '../content/clinicNotes';
import { CONTACT_FORM_ID } from '../content/contactSubject';
import { contactMetadata, contactTexts } from '../content/pages/contact';
import { PATHS } from '../content/paths';
import { ContactForm } from '../features/contact/ContactForm';
import { Notifications } from '../features/notifications/Notifications';
import { NoteList } from '../layout/NoteList';
import { PageTitle } from '../layout/PageTitle';
import { PrivacyNote } from '../layout/PrivacyNote';
import { SectionHead } from '../layout/SectionHead';
import { Section } from '../ui/grid/Section';
import { Stack } from '../ui/Stack';
import { atLeast, space } from '../ui/tokens';
import { PhoneLink } from '../ui/text/PhoneLink';
import { BookingAside } from './contact/BookingAside';
import { ClinicMap } from './contact/ClinicMap';
import { DataProtection } from './contact/DataProtection';
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
  const { heading, lead, privacy, formHeading, formLead, mapHeading, notesHeading } = contactTexts;
  const notes = practicalNotes(useFacts().profile, 'contact');
  return (
    <Notifications>
      <PageTitle heading={heading} lead={lead} path={PATHS.contact} />
      <Section gap={12}>
        <Stack $gap={4}>
          <strong>
            Pentru urgențe, sunați la <PhoneLink number="112" />.
          </strong>
          <InfoCards />
        </Stack>
        <FormRow>
          <Stack $gap={8}>
            <Stack $gap={2}>
              <h2 id={CONTACT_FORM_ID}>{formHeading}</h2>
              <p>{formLead}</p>
            </Stack>
            <ContactForm />
            <PrivacyNote text={privacy} />
          </Stack>
          <BookingAside />
        </FormRow>
        <Stack $gap={6}>
          <SectionHead heading={mapHeading} />
          <ClinicMap />
        </Stack>
        {notes.length > 0 && (
          <Stack $gap={6}>
            <SectionHead heading={notesHeading} />
            <NoteList notes={notes} />
          </Stack>
        )}
        <DataProtection />
      </Section>
    </Notifications>
  );
}

ContactPage.describe = contactMetadata;

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
import { Stack } from '../ui/layout';
import { Section } from '../ui/Section';
import { PhoneLink } from '../ui/links';
import { ClinicMap } from './contact/ClinicMap';
import { DataProtection } from './contact/DataProtection';
import { InfoCards } from './contact/InfoCards';
import { OpeningHours } from '../layout/OpeningHours';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { SideBySide } from '../ui/columns';

/** Offers a shorter way to an appointment than writing, and the opening hours. */
function BookingAside() {
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
        <SideBySide $columns="minmax(0, 1fr) 22rem">
          <Stack $gap={8}>
            <Stack $gap={2}>
              <h2 id={CONTACT_FORM_ID}>{formHeading}</h2>
              <p>{formLead}</p>
            </Stack>
            <ContactForm />
            <PrivacyNote text={privacy} />
          </Stack>
          <BookingAside />
        </SideBySide>
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

import { useFacts } from '../api/facts';
import { specialtiesOf } from '../content/clinicFacts';
import { homeMetadata, homeTexts } from '../content/pages/home';
import { PATHS } from '../content/paths';
import { BookingInvitation } from '../layout/BookingInvitation';
import { DoctorCards } from '../layout/DoctorCards';
import { GeneticsCard } from '../layout/GeneticsCard';
import { SectionHead } from '../layout/SectionHead';
import { Stack } from '../ui/layout';
import { Section } from '../ui/Section';
import { AboutBlock } from './home/AboutBlock';
import { Hero } from './home/Hero';
import { SpecialtyTiles } from './home/SpecialtyTiles';
import { AppointmentSteps } from './home/AppointmentSteps';
import { MoreLink } from '../ui/MoreLink';

export function HomePage() {
  const facts = useFacts();
  const { doctors } = homeTexts;
  return (
    <>
      <Hero />
      <SpecialtyTiles />
      <AboutBlock />
      <AppointmentSteps />
      <Section gap={10}>
        {facts.doctors.length > 0 && (
          <Stack $gap={8}>
            <SectionHead heading={doctors.heading} lead={doctors.lead} />
            <DoctorCards doctors={facts.doctors} />
            <MoreLink to={PATHS.booking}>{doctors.freeTimes}</MoreLink>
          </Stack>
        )}
        {specialtiesOf(facts).includes('genetics') && <GeneticsCard />}
        <BookingInvitation heading="Când v-ar conveni să veniți?" />
      </Section>
    </>
  );
}

HomePage.describe = homeMetadata;

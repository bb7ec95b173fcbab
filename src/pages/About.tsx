import { useFacts } from '../api/facts';
import { BUTTONS } from '../content/messages';
import { homeTexts } from '../content/pages/home';
import { aboutMetadata, aboutTexts } from '../content/pages/about';
import { PATHS } from '../content/paths';
import { unbrokenTexts } from '../domain/unbroken';
import { DoctorCards } from '../layout/DoctorCards';
import { PageTitle } from '../layout/PageTitle';
import { SectionHead } from '../layout/SectionHead';
import { ButtonLink } from '../ui/Button';
import { Columns } from '../ui/grid/Columns';
import { Section } from '../ui/grid/Section';
import { MoreLink } from '../ui/text/MoreLink';
import { ApproachCard } from './ApproachCard';

/** `/about` */
export function AboutPage() {
  const facts = useFacts();
  const { heading, lead, approach, doctorsHeading } = unbrokenTexts(aboutTexts(facts));
  return (
    <>
      <PageTitle heading={heading} lead={lead} path={PATHS.about} />
      <Section gap={10}>
        <SectionHead heading={approach.heading} lead={approach.lead} />
        <Columns $most={2} role="list">
          {approach.points.map(({ key, title, text }) => (
            <li key={key}>
              <ApproachCard name={key} title={title} text={text} />
            </li>
          ))}
        </Columns>
        <div style={{ display: 'flex' }}>
          <ButtonLink to={PATHS.booking}>{BUTTONS.bookConsultation}</ButtonLink>
        </div>
      </Section>
      {facts.doctors.length > 0 && (
        <Section surface="white" gap={10}>
          <SectionHead heading={doctorsHeading} />
          <DoctorCards doctors={facts.doctors} />
          <MoreLink to={PATHS.booking}>{homeTexts.doctors.freeTimes}</MoreLink>
        </Section>
      )}
    </>
  );
}

AboutPage.describe = aboutMetadata;

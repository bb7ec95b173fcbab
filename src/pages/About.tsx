import { useFacts } from '../api/facts';
import { BUTTONS } from '../content/messages';
import { aboutMetadata, aboutTexts } from '../content/pages/about';
import { PATHS } from '../content/paths';
import { DoctorCards } from '../layout/DoctorCards';
import { PageTitle } from '../layout/PageTitle';
import { SectionHead } from '../layout/SectionHead';
import { ButtonLink } from '../ui/Button';
import { Columns } from '../ui/grid/Columns';
import { Section } from '../ui/grid/Section';
import { ApproachCard } from './ApproachCard';

/** `/about` */
export function AboutPage() {
  const facts = useFacts();
  const { heading, lead, approach, doctorsHeading } = aboutTexts(facts);
  return (
    <>
      <PageTitle heading={heading} lead={lead} path={PATHS.about} />
      <Section gap={10}>
        <SectionHead heading={approach.heading} lead={approach.lead} />
        <Columns $isFilled role="list">
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
        </Section>
      )}
    </>
  );
}

AboutPage.describe = aboutMetadata;

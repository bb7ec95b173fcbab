import { useFacts } from '../api/facts';
import { BUTTONS } from '../content/messages';
import { homeTexts } from '../content/pages/home';
import { aboutMetadata, aboutTexts } from '../content/pages/about';
import { PATHS } from '../content/paths';
import { unbrokenTexts } from '../domain/text';
import { DoctorCards } from '../layout/DoctorCards';
import { PageTitle } from '../layout/PageTitle';
import { SectionHead } from '../layout/SectionHead';
import { ButtonLink } from '../ui/Button';
import { Columns } from '../ui/columns';
import { Cluster, Stack } from '../ui/layout';
import { Section } from '../ui/Section';
import { Card } from '../ui/Card';
import { type HueName, hues, space } from '../ui/tokens';
import { MoreLink } from '../ui/MoreLink';

type PointName = ReturnType<typeof aboutTexts>['approach']['points'][number]['key'];

/** Shapes in a box of 120 by 120. */
const looks: Record<PointName, { readonly hue: HueName; readonly path: string }> = {
  team: {
    hue: 'hematology',
    path: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Zm0 34a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z',
  },
  environment: { hue: 'rheumatology', path: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Z' },
  clinic: { hue: 'brand', path: 'M0 60a60 60 0 0 1 120 0v60H0Z' },
  flexibility: { hue: 'genetics', path: 'M0 0h60a60 60 0 0 1 60 60v60H60A60 60 0 0 1 0 60Z' },
};

interface Props {
  readonly name: PointName;
  readonly title: string;
  readonly text: string;
}

function ApproachCard({ name, title, text }: Props) {
  const { hue, path } = looks[name];
  return (
    <Card
      style={{ gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[5], height: '100%' }}
      as="article"
      $hue={hue}
    >
      <svg width="56" height="56" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path d={path} fill={hues[hue].base} transform="translate(4 4) scale(0.93333)" />
      </svg>
      <Stack $gap={2}>
        <h3>{title}</h3>
        <p>{text}</p>
      </Stack>
    </Card>
  );
}

export function AboutPage() {
  const facts = useFacts();
  const { heading, lead, approach, doctorsHeading } = unbrokenTexts(aboutTexts(facts));
  return (
    <>
      <PageTitle heading={heading} lead={lead} path={PATHS.about} />
      <Section gap={10}>
        <SectionHead heading={approach.heading} lead={approach.lead} />
        <Columns $max={2} role="list">
          {approach.points.map(({ key, title, text }) => (
            <li key={key}>
              <ApproachCard name={key} title={title} text={text} />
            </li>
          ))}
        </Columns>
        <Cluster>
          <ButtonLink to={PATHS.booking}>{BUTTONS.bookConsultation}</ButtonLink>
        </Cluster>
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

import { useClinicFacts } from '../api/clinicFacts';
import { specialtiesOf } from '../content/clinicFacts';
import { servicesTexts } from '../content/pages/services';
import { PATHS } from '../content/paths';
import { GeneticsCard } from '../layout/GeneticsCard';
import { PageTitle } from '../layout/PageTitle';
import { BookingInvitation } from '../layout/BookingInvitation';
import { Columns } from '../ui/grid/Columns';
import { Section } from '../ui/grid/Section';
import { Stack } from '../ui/grid/Stack';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ServiceCard } from './ServiceCard';

/** In the specification's order (§2). */
const CARDS = ['cardiology', 'rheumatology', 'hematology'] as const;

/** `/servicii` */
export function ServicesPage() {
  const facts = useClinicFacts();
  const offered = specialtiesOf(facts);
  const { heading, lead, cardsHeading } = servicesTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead(facts)} path={PATHS.services} />
      <Section gap={16}>
        <Stack $gap={8}>
          <VisuallyHidden as="h2">{cardsHeading}</VisuallyHidden>
          <Columns role="list">
            {CARDS.filter((key) => offered.includes(key)).map((key) => (
              <li key={key}>
                <ServiceCard specialty={key} />
              </li>
            ))}
          </Columns>
          {offered.includes('genetics') && <GeneticsCard />}
        </Stack>
        <BookingInvitation heading="Știți deja la ce medic mergeți?" />
      </Section>
    </>
  );
}

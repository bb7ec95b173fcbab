import { useFacts } from '../api/facts';
import { consultationPrices, specialtiesOf, specialtiesWithCard } from '../content/clinicFacts';
import { firstCost } from '../content/specialtyFacts';
import { servicesMetadata, servicesTexts } from '../content/pages/services';
import { bookingLink } from '../content/joinedLists';
import { PATHS } from '../content/paths';
import { GeneticsCard } from '../layout/GeneticsCard';
import { PageTitle } from '../layout/PageTitle';
import { BookingInvitation } from '../layout/BookingInvitation';
import { Columns } from '../ui/columns';
import { Stack } from '../ui/layout';
import { Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/text';
import { SpecialtyCard } from './SpecialtyCard';
import { MoreLink } from '../ui/MoreLink';

export function ServicesPage() {
  const facts = useFacts();
  const offered = specialtiesOf(facts);
  const cards = specialtiesWithCard(facts);
  const others = facts.services.filter(({ specialty }) => specialty === null);
  const { heading, lead, cardsHeading, othersHeading } = servicesTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead(facts)} path={PATHS.services} />
      <Section gap={16}>
        <Stack $gap={8}>
          <VisuallyHidden as="h2">{cardsHeading}</VisuallyHidden>
          <Columns $max={cards.length === 4 ? 2 : 3} role="list">
            {cards.map((key) => (
              <li key={key}>
                <SpecialtyCard specialty={key} />
              </li>
            ))}
          </Columns>
          {offered.includes('genetics') && <GeneticsCard />}
        </Stack>
        {others.length > 0 && (
          <Stack $gap={4}>
            <h2>{othersHeading}</h2>
            <ul role="list">
              {others.map((service) => (
                <li key={service.id}>
                  <MoreLink to={bookingLink({ service })}>
                    {[service.name, firstCost(consultationPrices(facts, service.id))]
                      .filter(Boolean)
                      .join(': ')}
                  </MoreLink>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <BookingInvitation heading="Știți deja la ce medic mergeți?" />
      </Section>
    </>
  );
}

ServicesPage.describe = servicesMetadata;

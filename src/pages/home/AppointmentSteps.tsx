import { styled } from 'styled-components';
import { homeTexts } from '../../content/pages/home';
import { SectionHead } from '../../layout/SectionHead';
import { Columns } from '../../ui/columns';
import { Stack } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { color, hues, space } from '../../ui/tokens';
import { useFacts } from '../../api/facts';
import { consultationPrices } from '../../content/clinicFacts';
import { firstCost } from '../../content/specialtyFacts';
import { bookingLink } from '../../content/joinedLists';
import { SPECIALTY_LINKS } from '../../content/paths';
import { Card } from '../../ui/Card';
import { SiteLink } from '../../ui/links';

const Price = styled(Card)<{ readonly to: string }>`
  align-content: space-between;
  height: 100%;
  min-height: 6rem;
  padding: ${space[5]};
  text-decoration: none;
  &:hover {
    background: ${({ $hue = 'brand' }) => hues[$hue].soft};
    color: ${color.brandDeep};
  }
`;

const Amount = styled.strong`
  color: ${color.text};
  font-size: 1.375rem;
  letter-spacing: -0.02em;
`;

function ConsultationPrices() {
  const facts = useFacts();
  return (
    <Stack $gap={5}>
      <h3>{homeTexts.appointmentSteps.pricesHeading}</h3>
      <Columns $max={4} role="list">
        {facts.services.map((service) => {
          const { id, name, specialty } = service;
          const cost = firstCost(consultationPrices(facts, id));
          return (
            <li key={id}>
              <Price
                as={SiteLink}
                $gap={1}
                to={specialty === null ? bookingLink({ service }) : SPECIALTY_LINKS[specialty].path}
                $hue={specialty ?? 'brand'}
              >
                {name}
                {cost && <Amount>{cost}</Amount>}
              </Price>
            </li>
          );
        })}
      </Columns>
    </Stack>
  );
}

const Steps = styled(Columns)`
  counter-reset: step;
  gap: ${space[8]};
`;

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  counter-increment: step;
  &::before {
    content: counter(step);
    content: counter(step) / '';
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 50% 50% 50% 0;
    background: ${hues.brand.soft};
    color: ${color.brandDeep};
    font-size: 1.375rem;
    font-weight: 700;
  }
`;

export function AppointmentSteps() {
  const { heading, steps } = homeTexts.appointmentSteps;
  return (
    <Section surface="white" gap={10}>
      <Stack $gap={10}>
        <SectionHead heading={heading} />
        <Steps as="ol" role="list">
          {steps.map(({ title, text }) => (
            <Step key={title}>
              <h3 style={{ paddingTop: space[2] }}>{title}</h3>
              <p style={{ maxWidth: '30rem', color: color.muted }}>{text}</p>
            </Step>
          ))}
        </Steps>
      </Stack>
      <ConsultationPrices />
    </Section>
  );
}

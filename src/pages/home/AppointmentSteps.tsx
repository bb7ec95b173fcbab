import { styled } from 'styled-components';
import { homeTexts } from '../../content/pages/home';
import { SectionHead } from '../../layout/SectionHead';
import { Columns } from '../../ui/grid/Columns';
import { Section } from '../../ui/grid/Section';
import { Stack } from '../../ui/Stack';
import { color, hues, space } from '../../ui/tokens';
import { ConsultationPrices } from './ConsultationPrices';

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

const Title = styled.h3`
  padding-top: ${space[2]};
`;

const Text = styled.p`
  max-width: 30rem;
  color: ${color.muted};
`;

/** The steps of a visit, and its price. */
export function AppointmentSteps() {
  const { heading, steps } = homeTexts.visit;
  return (
    <Section surface="white" gap={10}>
      <Stack $gap={10}>
        <SectionHead heading={heading} />
        <Steps as="ol" role="list">
          {steps.map(({ title, text }) => (
            <Step key={title}>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </Step>
          ))}
        </Steps>
      </Stack>
      <ConsultationPrices />
    </Section>
  );
}

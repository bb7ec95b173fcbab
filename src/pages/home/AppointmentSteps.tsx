import { styled } from 'styled-components';
import { homeTexts } from '../../content/pages/home';
import { SectionHead } from '../../layout/SectionHead';
import { Columns } from '../../ui/columns';
import { Section } from '../../ui/Section';
import { color, hues, space } from '../../ui/tokens';

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
      <SectionHead heading={heading} />
      <Steps as="ol" role="list">
        {steps.map(({ title, text }) => (
          <Step key={title}>
            <h3 style={{ paddingTop: space[2] }}>{title}</h3>
            <p style={{ maxWidth: '30rem', color: color.muted }}>{text}</p>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}

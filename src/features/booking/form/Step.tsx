import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../../ui/tokens';

const StepSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(${space[3]}, 2vw, ${space[5]});
  padding: clamp(${space[4]}, 3vw, ${space[8]});
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${fontSize.h3};
`;

const Ordinal = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: min(2em, 12vw);
  height: min(2em, 12vw);
  background: ${color.brandTint};
  border-radius: ${radius.pill};
  color: ${color.brandDeep};
  font-size: 0.8em;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
`;

interface StepProps {
  readonly ordinal: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ ordinal, title, children }: StepProps) {
  return (
    <StepSection>
      <Title>
        <Ordinal aria-hidden>{ordinal}</Ordinal>
        {title}
      </Title>
      {children}
    </StepSection>
  );
}

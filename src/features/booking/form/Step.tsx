import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardHeading } from '../../../ui/Card';
import { color, radius, space } from '../../../ui/tokens';

const Ordinal = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: min(2em, 12vw);
  aspect-ratio: 1;
  background: ${color.brandTint};
  border-radius: ${radius.pill};
  color: ${color.brandDeep};
  font-size: 0.8em;
  letter-spacing: 0;
`;

const Title = styled(CardHeading)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

interface StepProps {
  readonly ordinal: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ ordinal, title, children }: StepProps) {
  return (
    <Card as="section">
      <Title>
        <Ordinal aria-hidden>{ordinal}</Ordinal>
        {title}
      </Title>
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from './tokens';

export const Label = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const Value = styled.dd`
  font-weight: 600;
  line-height: 1.4;
`;

const Row = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
`;

/** A list of names, each above its value. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};
`;

interface FactProps {
  readonly label: ReactNode;
  readonly children?: ReactNode;
  /** Several values. */
  readonly values?: readonly ReactNode[];
}

export function Fact({ label, children, values = [children] }: FactProps) {
  return (
    <Row>
      <Label>{label}</Label>
      {values.map((value, index) => (
        <Value key={index}>{value}</Value>
      ))}
    </Row>
  );
}

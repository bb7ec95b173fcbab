import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from './grid';
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

/** A list of names, each above its value. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};
`;

interface FactProps {
  readonly label: ReactNode;
  readonly children?: ReactNode;
  readonly values?: readonly ReactNode[];
}

export function Fact({ label, children, values = [children] }: FactProps) {
  return (
    <Stack $gap={1}>
      <Label>{label}</Label>
      {values.map((value, index) => (
        <Value key={index}>{value}</Value>
      ))}
    </Stack>
  );
}

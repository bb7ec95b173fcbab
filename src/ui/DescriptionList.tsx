import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from './layout';
import { color, fontSize, space } from './tokens';

export const DescriptionTerm = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const DescriptionDetails = styled.dd`
  font-weight: 600;
  line-height: 1.4;
`;

/** List of terms, each above its details. */
export const DescriptionList = styled(Stack).attrs({ as: 'dl' })``;

interface DescriptionItemProps {
  readonly label: ReactNode;
  readonly children?: ReactNode;
  readonly values?: readonly ReactNode[];
}

export function DescriptionItem({ label, children, values = [children] }: DescriptionItemProps) {
  return (
    <Stack $gap={1}>
      <DescriptionTerm>{label}</DescriptionTerm>
      {values.map((value, index) => (
        <DescriptionDetails key={index}>{value}</DescriptionDetails>
      ))}
    </Stack>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container, Stack } from './layout';
import { color, sectionSpace, space } from './tokens';

const surfaces = { paper: 'transparent', white: color.surface } as const;

export const Stretch = styled.section<{ $surface: keyof typeof surfaces }>`
  padding-block: ${sectionSpace};
  background: ${({ $surface }) => surfaces[$surface]};
  @media print {
    padding-block: 1rem;
    background: none;
  }
`;

interface SectionProps {
  readonly surface?: keyof typeof surfaces;
  readonly gap?: keyof typeof space;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Section({ surface = 'paper', gap, style, children }: SectionProps) {
  return (
    <Stretch $surface={surface} style={style}>
      <Container>{gap === undefined ? children : <Stack $gap={gap}>{children}</Stack>}</Container>
    </Stretch>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, sectionSpace, type space } from '../tokens';
import { Container } from './Container';
import { Stack } from '../Stack';

const surfaces = { paper: 'transparent', white: color.surface } as const;

/** The section's whole width. */
export const Stretch = styled.section<{ $surface: keyof typeof surfaces }>`
  padding-block: ${sectionSpace};
  background: ${({ $surface }) => surfaces[$surface]};
  @media print {
    padding-block: 1rem;
    background: none;
  }
`;

interface Props {
  readonly surface?: keyof typeof surfaces;
  /** Between its parts, when it has several. */
  readonly gap?: keyof typeof space;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A stretch of a page that breathes above and below. */
export function Section({ surface = 'paper', gap, style, children }: Props) {
  return (
    <Stretch $surface={surface} style={style}>
      <Container>{gap === undefined ? children : <Stack $gap={gap}>{children}</Stack>}</Container>
    </Stretch>
  );
}

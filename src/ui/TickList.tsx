import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from './layout';
import { measure, space } from './tokens';

const Tick = styled.li<{ $mark: string }>`
  position: relative;
  padding-left: ${space[6]};
  &::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0.15rem;
    /* A reader's own colours would take a background away. */
    border: 0.25rem solid ${({ $mark }) => $mark};
    border-radius: 50% 50% 50% 0;
  }
`;

interface TickListProps {
  readonly items: readonly ReactNode[];
  /** Colour of the marks. */
  readonly mark: string;
}

export const TickList = ({ items, mark }: TickListProps) => (
  <Stack as="ul" $gap={3} role="list" style={{ maxWidth: measure }}>
    {items.map((item, index) => (
      <Tick key={index} $mark={mark}>
        {item}
      </Tick>
    ))}
  </Stack>
);

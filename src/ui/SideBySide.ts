import { styled } from 'styled-components';
import { atLeast, space } from './tokens';

/** Two parts beside each other on a wide screen; `$columns` are their widths there. */
export const SideBySide = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[10]};
  @media ${atLeast.lg} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: clamp(${space[10]}, 6vw, ${space[20]});
  }
`;

import { styled } from 'styled-components';
import { atLeast, columns, space } from './tokens';

/** The grid of cards: one, two, and then `$max` equal columns: 2 for four cards, so that none is alone in a row. */
export const Columns = styled.ul<{ readonly $max?: 2 | 3 }>`
  display: grid;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  grid-template-columns: minmax(0, 1fr);
  @media ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${columns.three} {
    grid-template-columns: repeat(${({ $max = 3 }) => $max}, minmax(0, 1fr));
  }
`;

/** Reading column and side panel, in two columns on a wide screen. */
export const PageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  @media ${atLeast.xl} {
    grid-template-columns: minmax(0, 1fr) 19.5rem;
    gap: clamp(${space[10]}, 5vw, ${space[20]});
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

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

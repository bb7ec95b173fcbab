import { styled } from 'styled-components';
import { columns, space } from '../tokens';

interface ColumnsProps {
  /** The most columns: 2 or 4 for four cards, so that none is alone in a row. */
  readonly $most?: 2 | 3 | 4;
}

/** The grid of cards: one, two, and then as many equal columns as it may have. */
export const Columns = styled.ul<ColumnsProps>`
  display: grid;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  grid-template-columns: minmax(0, 1fr);
  @media ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${columns.three} {
    grid-template-columns: repeat(${({ $most = 3 }) => $most}, minmax(0, 1fr));
  }
`;

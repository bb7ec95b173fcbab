import { css, styled } from 'styled-components';
import { columns, space } from '../tokens';

const alone = css`
  grid-column: 1 / -1;
`;

interface ColumnsProps {
  /** True to let a last card that is alone in its row fill the row. */
  readonly $isFilled?: boolean;
}

/** The grid of cards: one, two or three equal columns. */
export const Columns = styled.ul<ColumnsProps>`
  display: grid;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  grid-template-columns: minmax(0, 1fr);
  @media ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(2n + 1) {
      ${({ $isFilled }) => $isFilled && alone}
    }
  }
  @media ${columns.three} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child:nth-child(n) {
      grid-column: auto;
    }
    > :last-child:nth-child(3n + 1) {
      ${({ $isFilled }) => $isFilled && alone}
    }
  }
`;

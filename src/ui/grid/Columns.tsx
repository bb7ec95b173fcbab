import { styled } from 'styled-components';
import { columnsAt, space } from '../tokens';

/** Equal columns: one at 350 px, two at 750, three at 900 (specification §9). */
export const Columns = styled.ul<{ $most?: 2 | 3 }>`
  display: grid;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${columnsAt.two}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: ${columnsAt.three}px) {
    grid-template-columns: repeat(${({ $most = 3 }) => $most}, minmax(0, 1fr));
  }
`;

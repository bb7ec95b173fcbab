import { styled } from 'styled-components';
import { atLeast, space } from '../tokens';

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

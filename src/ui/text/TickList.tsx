import { styled } from 'styled-components';
import { measure, space } from '../tokens';

/** A list with quiet marks in the colour of its surroundings' hue. */
export const TickList = styled.ul<{ $mark: string }>`
  display: grid;
  gap: ${space[3]};
  max-width: ${measure};
  li {
    position: relative;
    padding-left: ${space[6]};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0.15rem;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50% 50% 50% 0;
    background: ${({ $mark }) => $mark};
  }
`;

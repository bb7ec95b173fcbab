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
    /* A reader's own colours would take a background away. */
    border: 0.25rem solid ${({ $mark }) => $mark};
    border-radius: 50% 50% 50% 0;
  }
`;

import { styled } from 'styled-components';
import { space } from '../tokens';

/** Spaces its children one under the other, because no component has outer margins of its own. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

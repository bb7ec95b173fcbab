import { css, styled } from 'styled-components';
import { space } from './tokens';

export interface StackLook {
  readonly $gap?: keyof typeof space;
}

export const stackLook = css<StackLook>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Spaces its children one under the other, because no component has outer margins of its own. */
export const Stack = styled.div<StackLook>`
  ${stackLook}
`;

import { css, styled } from 'styled-components';
import { atLeast, below, notPrinted, pageEdge, space } from './tokens';

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

/** Places items in a row, which wraps where there is no room. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

/** Centres a page's content and keeps it off the screen's edges. */
export const Container = styled.div`
  width: 100%;
  max-width: 76rem;
  margin-inline: auto;
  padding-inline: ${pageEdge};
  @media ${atLeast.xxl} {
    max-width: 80rem;
  }
`;

/** A row of buttons and links that act; on a phone each fills the row; not printed. */
export const Actions = styled(Cluster)`
  @media ${below.sm} {
    display: grid;
  }
  ${notPrinted}
`;

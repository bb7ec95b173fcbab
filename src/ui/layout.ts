import { css, styled } from 'styled-components';
import { atLeast, below, columns, notPrinted, pageEdge, space } from './tokens';

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

interface ColumnsProps {
  /** Largest number of columns: 2 or 4 for four cards, so that none is alone in a row. */
  readonly $max?: 2 | 3 | 4;
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

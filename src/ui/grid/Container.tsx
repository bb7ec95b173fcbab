import { styled } from 'styled-components';
import { atLeast, pageEdge } from '../tokens';

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

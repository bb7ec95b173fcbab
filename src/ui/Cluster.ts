import { styled } from 'styled-components';
import { below, notPrinted, space } from './tokens';

/** Items in a row, which wraps where there is no room. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

/** Buttons and links that act, on a phone as wide as it is; of no use on paper. */
export const Actions = styled(Cluster)`
  @media ${below.sm} {
    display: grid;
  }
  ${notPrinted}
`;

import { styled } from 'styled-components';

/** The heading of a list of links or facts, no larger than its text. */
export const SmallHeading = styled.h2`
  font-size: 1.0625rem;
  letter-spacing: 0;
`;

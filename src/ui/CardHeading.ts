import { styled } from 'styled-components';
import { fontSize } from './tokens';

/** The heading of a card that is a section of its own, no larger than those inside it. */
export const CardHeading = styled.h2`
  font-size: ${fontSize.h3};
`;

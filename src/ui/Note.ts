import { styled } from 'styled-components';
import { color, fontSize, measure } from './tokens';

/** A quiet sentence. */
export const Note = styled.p<{ $isSmall?: boolean }>`
  max-width: ${measure};
  color: ${color.muted};
  font-size: ${({ $isSmall }) => $isSmall && fontSize.small};
  line-height: ${({ $isSmall }) => $isSmall && 1.45};
`;

/** A quieter line below a name. */
export const Small = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

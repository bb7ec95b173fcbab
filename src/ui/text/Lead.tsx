import { styled } from 'styled-components';
import { color, fontSize, measure } from '../tokens';

/** The first, larger sentences of a page or section. */
export const Lead = styled.p<{ $quiet?: boolean }>`
  max-width: ${measure};
  color: ${({ $quiet }) => ($quiet ? color.muted : 'inherit')};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

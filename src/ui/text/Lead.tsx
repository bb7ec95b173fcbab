import { styled } from 'styled-components';
import { color, fontSize, measure } from '../tokens';

/** The first, larger sentences of a page or section. */
export const Lead = styled.p<{ $isQuiet?: boolean }>`
  max-width: ${measure};
  color: ${({ $isQuiet }) => ($isQuiet ? color.muted : 'inherit')};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

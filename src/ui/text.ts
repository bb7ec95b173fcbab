import { css, styled } from 'styled-components';
import { color, fontSize, measure } from './tokens';

/** The first, larger sentences of a page or section. */
export const Lead = styled.p<{ $isQuiet?: boolean }>`
  max-width: ${measure};
  color: ${({ $isQuiet }) => ($isQuiet ? color.muted : 'inherit')};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

/** The heading of a list of links or facts, no larger than its text. */
export const SmallHeading = styled.h2`
  font-size: 1.0625rem;
  letter-spacing: 0;
`;

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

/** Hides content from view, but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

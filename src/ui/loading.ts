import { keyframes, styled } from 'styled-components';
import { color, radius } from './tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A place kept for what is loading. It shows only after a moment, because most answers are faster. */
export const Skeleton = styled.div<{ $height: string }>`
  height: ${({ $height }) => $height};
  background: ${color.sunken};
  border-radius: ${radius.control};
  animation:
    ${appear} 200ms 250ms both,
    ${breathe} 1.6s 450ms ease-in-out infinite;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Decorative: the neighbouring words name what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  display: inline-block;
  width: 1.15em;
  height: 1.15em;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
  }
`;

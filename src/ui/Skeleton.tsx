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

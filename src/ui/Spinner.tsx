import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Decorative: the words beside it say what is being waited for. */
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

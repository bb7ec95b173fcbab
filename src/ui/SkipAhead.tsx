import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from './tokens';

const Link = styled.a`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  &:focus {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    justify-self: start;
    padding: ${space[2]} ${space[4]};
    background: ${color.brandTint};
    border-radius: ${radius.control};
    white-space: normal;
  }
`;

interface SkipAheadProps {
  /** The id of the control behind what is passed over. */
  readonly target: string;
  readonly children: ReactNode;
}

/** Seen by keyboards only: a way past many buttons in a row. */
export function SkipAhead({ target, children }: SkipAheadProps) {
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </Link>
  );
}

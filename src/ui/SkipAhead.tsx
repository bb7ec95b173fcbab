import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from './tokens';
import { unseen } from './VisuallyHidden';

const Link = styled.a`
  justify-self: start;
  padding: ${space[2]} ${space[4]};
  background: ${color.brandTint};
  border-radius: ${radius.control};
  &:not(:focus) {
    ${unseen}
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

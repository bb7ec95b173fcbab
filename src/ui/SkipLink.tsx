import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leadTo } from './showAndFocus';
import { color, radius, shadow, space } from './tokens';
import { unseen } from './VisuallyHidden';

const Anchor = styled.a`
  position: absolute;
  z-index: 60;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};
  font-weight: 600;
  &:not(:focus) {
    ${unseen}
  }
`;

interface SkipLinkProps {
  /** The id of the element after the skipped ones. */
  readonly target: string;
  readonly children: ReactNode;
}

/** A link to skip many links or buttons, visible only with keyboard focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <Anchor href={`#${target}`} onClick={leadTo(target, 'start')}>
      {children}
    </Anchor>
  );
}

import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  /** The id of an element of the same page. */
  readonly target: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another part of the page on which it stands. */
export function SectionLink({ target, children, className }: Props) {
  return (
    <RouterLink className={className} to={`#${target}`} discover="none">
      {children}
    </RouterLink>
  );
}

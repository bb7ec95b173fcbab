import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface SectionLinkProps {
  /** The id of an element of the same page. */
  readonly target: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to a section, which goes through the router: the section is a place to return to and to send along. */
export function SectionLink({ target, children, className }: SectionLinkProps) {
  return (
    <RouterLink className={className} to={`#${target}`} discover="none">
      {children}
    </RouterLink>
  );
}

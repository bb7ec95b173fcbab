import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { styled } from 'styled-components';
import { SiteLink } from './links';
import { radius } from './tokens';

interface SectionLinkProps {
  /** The id of an element of the same page. */
  readonly target: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function SectionLink({ target, children, className }: SectionLinkProps) {
  return (
    <RouterLink className={className} to={`#${target}`} discover="none">
      {children}
    </RouterLink>
  );
}

/** A link of a card that is pressed anywhere on it; the card is `position: relative`. */
export const WholeCardLink = styled(SiteLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: inherit;
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid;
      outline-offset: 3px;
    }
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { SiteLink } from './links';
import { pressable, space } from './tokens';

const ArrowLink = styled(SiteLink)`
  ${pressable}
  gap: ${space[2]};
  font-weight: 600;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Arrow = styled(Icon)`
  transition: translate 200ms;
  ${ArrowLink}:hover & {
    translate: 3px 0;
  }
`;

/** A quiet link onward, with an arrow. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <ArrowLink to={to}>
      {children}
      <Arrow name="ArrowRight" size={18} />
    </ArrowLink>
  );
}

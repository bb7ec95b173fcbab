import type { ReactNode } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';
import { styled } from 'styled-components';
import { toTelNumber } from '../domain/toTelNumber';
import { leadTo } from './showAndFocus';
import { visuallyHidden } from './text';
import { color, radius, shadow, space } from './tokens';

/** A link inside the site; the link to the current page is marked. */
export function SiteLink(props: NavLinkProps) {
  return <NavLink end discover="none" {...props} />;
}

const UnseenLink = styled.a`
  position: absolute;
  z-index: 60;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};
  font-weight: 600;
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

/** A link to skip many links or buttons, to the element with the id `target`; visible only with keyboard focus. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  return (
    <UnseenLink href={`#${target}`} onClick={leadTo(target, 'start')}>
      {children}
    </UnseenLink>
  );
}

export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  return (
    <a className={className} href={`tel:${toTelNumber(number)}`} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  );
}

/** A link that is seen on the brand's dark ground. */
export const LinkOnDark = styled.a`
  color: inherit;
  text-decoration-color: ${color.brandSoft};
`;

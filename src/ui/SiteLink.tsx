import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wantsBrowser } from './pressedPage';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** From the site's root: `/contact`, `/programare?serviciu=1`. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site; it says so when it leads to the page one is on. The router's own `Link` brings
 * along the prefetching and forms of its framework mode: 3 kB on every first visit.
 */
export function SiteLink({ to, onClick, children, ...attributes }: SiteLinkProps) {
  const navigate = useNavigate();
  const here = useLocation().pathname === to;
  return (
    <a
      aria-current={here ? 'page' : undefined}
      {...attributes}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || wantsBrowser(event) || attributes.target !== undefined) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </a>
  );
}

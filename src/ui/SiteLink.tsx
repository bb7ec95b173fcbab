import { NavLink, type NavLinkProps } from 'react-router';

/** A link inside the site; the link to the current page is marked. */
export function SiteLink(props: NavLinkProps) {
  return <NavLink end discover="none" {...props} />;
}

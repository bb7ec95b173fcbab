import { NavLink, type NavLinkProps } from 'react-router';

/** A link inside the site; it says so when it leads to the page one is on. */
export function SiteLink(props: NavLinkProps) {
  return <NavLink end discover="none" {...props} />;
}

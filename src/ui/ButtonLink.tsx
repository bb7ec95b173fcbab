import { styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './Button';
import { SiteLink } from './SiteLink';

/** A link inside the site that looks like a button. */
export const ButtonLink = styled(SiteLink)<ButtonLook>`
  ${buttonLook}
`;

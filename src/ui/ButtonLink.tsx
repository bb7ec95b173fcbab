import { Link } from 'react-router';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './Button';

/** A link inside the site that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

import { styled } from 'styled-components';
import { SiteLink } from './links';
import { radius } from './tokens';

/** A link of a card that is pressed anywhere on it; the card is `position: relative`. */
export const WholeCardLink = styled(SiteLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
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

import { styled } from 'styled-components';
import { below } from '../../ui/tokens';

/** A form of one button, which acts at a press; on a phone the button is as wide as its place. */
export const ButtonForm = styled.form`
  justify-self: stretch;
  @media ${below.sm} {
    display: grid;
  }
`;

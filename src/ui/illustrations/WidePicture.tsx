import { styled } from 'styled-components';
import { atLeast } from '../tokens';

/** The picture of a banner; a narrow screen has no room for it, and does not fetch it. */
export const WidePicture = styled.img`
  display: none;
  width: 100%;
  height: auto;
  @media ${atLeast.lg} {
    display: block;
  }
`;

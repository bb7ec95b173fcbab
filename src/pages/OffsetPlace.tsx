import { styled } from 'styled-components';

/** The genetics card's place: set off from its row above 754 px (specification §9). */
export const OffsetPlace = styled.div`
  @media (width > 754px) {
    padding-left: calc(100% / 6);
  }
`;

import { css, styled } from 'styled-components';
import { space } from '../../ui/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[8]};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
`;

export const Form = styled.form<{ $isOutOfPrint: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  scroll-margin-top: 7rem;
  ${({ $isOutOfPrint }) =>
    $isOutOfPrint &&
    css`
      @media print {
        display: none;
      }
    `}
`;

/** Locks everything in it while the booking is being sent (specification §4). */
export const Lock = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
  padding: 0;
  border: 0;
`;

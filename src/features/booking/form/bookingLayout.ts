import { styled } from 'styled-components';
import { space } from '../../../ui/tokens';

const STEP_GAP = `clamp(${space[4]}, 2.5vw, ${space[6]})`;

/** One column, or the form with what has been chosen beside it. */
export const FormColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${STEP_GAP};
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: ${space[8]};
  }
`;

/** On narrow screens its children are the column's own, so that one of them can stick to the screen's bottom. */
export const Side = styled.div`
  display: contents;
  @media (min-width: 62rem) {
    position: sticky;
    top: 7rem;
    display: flex;
    flex-direction: column;
    gap: ${space[6]};
    min-height: calc(100vh - 9rem);
    /* At the window's edge nothing moves it, neither what is chosen nor a receipt. */
    > :last-child {
      margin-top: auto;
    }
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${STEP_GAP};
  scroll-margin-top: 1rem;
  &[hidden] {
    display: none;
  }
`;

/** Locks everything in it while the booking is being sent (specification §4). */
export const Lock = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${STEP_GAP};
  min-width: 0;
  padding: 0;
  border: 0;
  /* The details beside the times. */
  @media (min-width: 100rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 26rem;
    > :nth-child(3) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

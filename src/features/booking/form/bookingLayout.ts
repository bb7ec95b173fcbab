import { styled } from 'styled-components';
import { stackLook, type StackLook } from '../../../ui/layout';
import { atLeast, space, wholeForm } from '../../../ui/tokens';
import { Fieldset } from '../../../ui/form/Field';

const STEP_GAP = `clamp(${space[4]}, 2.5vw, ${space[6]})`;

/** One column, or two with the current choice in the second. */
export const FormColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${STEP_GAP};
  @media ${atLeast.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: ${space[8]};
  }
`;

/** The side of the form; on narrow screens its children belong to the column, so that one of them can stick to the bottom of the screen. */
export const Side = styled.div`
  display: contents;
  @media ${atLeast.lg} {
    position: sticky;
    top: 7rem;
    display: flex;
    flex-direction: column;
    gap: ${space[6]};
    min-height: calc(100vh - 9rem);
  }
`;

export const Form = styled.form<StackLook>`
  ${stackLook}
  gap: ${STEP_GAP};
  scroll-margin-top: 1rem;
  &[hidden] {
    display: none;
  }
`;

/** The steps in one column, or the details in a column next to the times. */
export const Steps = styled(Fieldset)`
  gap: ${STEP_GAP};
  @media ${wholeForm} {
    grid-template: auto 1fr / minmax(0, 1fr) 26rem;
    > :nth-child(3) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

import { memo } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../ui/Notice';
import { color, fontSize, space } from '../../ui/tokens';
import { SubmitButton } from '../form/SubmitButton';

export const SUBMIT_ID = 'programare-trimitere';
const REFUSAL_ID = 'programare-refuzata';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Submit = styled(SubmitButton)`
  width: 100%;
  min-height: 3.5rem;
  font-size: 1.125rem;
  /* On a phone a message lies over the window's lower edge. */
  scroll-margin-bottom: 6rem;
  @media (min-width: 36rem) {
    width: auto;
    min-width: 16rem;
    justify-self: start;
  }
`;

const Next = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  strong {
    color: ${color.text};
  }
`;

interface Props {
  readonly isLocked: boolean;
  readonly refusal: string | null;
}

/** The button, why the server refused, and what happens after it. */
export const SubmitRow = memo(function SubmitRow({ isLocked, refusal }: Props) {
  return (
    <Row>
      {refusal !== null && (
        <Notice tone="danger">
          <p id={REFUSAL_ID}>{refusal}</p>
        </Notice>
      )}
      <Submit
        id={SUBMIT_ID}
        isLocked={isLocked}
        busyText="Programarea se trimite."
        describedBy={refusal === null ? undefined : REFUSAL_ID}
      />
      <Next>
        <strong>Ce urmează</strong>
        <p>
          Ora se rezervă imediat și vedeți confirmarea pe această pagină, cu adresa, prețul și felul în care
          vă pregătiți. O puteți salva în calendar sau tipări.
        </p>
      </Next>
    </Row>
  );
});

import { styled } from 'styled-components';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { color, fontSize, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export const SUBMIT_ID = 'programare-trimitere';
const REASON_ID = 'programare-refuzata';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Submit = styled(Button)`
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
  readonly reason: string | undefined;
}

/** The button, why the server refused, and what happens after it. */
export function SubmitRow({ isLocked, reason }: Props) {
  return (
    <Row>
      {reason !== undefined && (
        <Notice tone="danger">
          <p id={REASON_ID}>{reason}</p>
        </Notice>
      )}
      <Submit id={SUBMIT_ID} type="submit" aria-describedby={reason && REASON_ID}>
        {isLocked && <Spinner />}
        {isLocked ? BUTTONS.submitting : BUTTONS.submit}
      </Submit>
      <VisuallyHidden role="status">{isLocked ? 'Programarea se trimite.' : ''}</VisuallyHidden>
      <Next>
        <strong>Ce urmează</strong>
        <p>
          Ora se rezervă imediat și vedeți confirmarea pe această pagină, cu adresa, prețul și felul în care
          vă pregătiți. O puteți salva în calendar sau tipări.
        </p>
      </Next>
    </Row>
  );
}

import { styled } from 'styled-components';
import { clinic } from '../../content/clinic';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SUBMIT_ID } from './useContactFocus';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  > p {
    flex: 1 1 16rem;
  }
  p a {
    white-space: nowrap;
  }
`;

const Submit = styled(Button)`
  min-width: min(14rem, 100%);
`;

const NOT_SENT_ID = 'contact-netrimis';

interface Props {
  readonly isLocked: boolean;
  readonly wasNotSent: boolean;
  readonly reason: string | undefined;
}

/** The button, and beside it the plain word when nothing was sent (decisions §5), or why the server refused. */
export function SubmitRow({ isLocked, wasNotSent, reason }: Props) {
  const isRefused = wasNotSent || reason !== undefined;
  return (
    <Row>
      <Submit id={SUBMIT_ID} type="submit" aria-describedby={isRefused ? NOT_SENT_ID : undefined}>
        {isLocked && <Spinner />}
        {isLocked ? BUTTONS.submitting : BUTTONS.submit}
      </Submit>
      <VisuallyHidden role="status">{isLocked ? 'Mesajul se trimite.' : ''}</VisuallyHidden>
      {isRefused && (
        <p id={NOT_SENT_ID}>
          {reason ?? (
            <>
              Mesajul nu a fost trimis. Încercați din nou sau sunați la{' '}
              <a href={`tel:${clinic.phone.link}`}>{clinic.phone.label}</a>.
            </>
          )}
        </p>
      )}
    </Row>
  );
}

import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { space } from '../../ui/tokens';
import type { Sending } from './submission';

/** Where a page says how its form stands; it has one form. */
export const SENDING_IDS = { unsent: 'netrimis', offline: 'fara-conexiune', slow: 'dureaza' } as const;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

/** A screen reader hears only regions that it already knows; an empty one takes no place. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
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

export interface SubmitWords {
  /** The button's, by which the focus finds it. */
  readonly id: string;
  /** What a screen reader hears while the form is being sent. */
  readonly busy: string;
  /** What came of an attempt that the server refused, and of one whose answer never came; a sentence's beginning. */
  readonly refused: string;
  readonly lost: string;
  /** What follows a success, below the button. */
  readonly next?: ReactNode;
}

interface SubmitRowProps extends Sending {
  /** Must be stable. */
  readonly words: SubmitWords;
  readonly isLocked: boolean;
}

/** `Trimitere`, and `Încărcare...` while a form is being sent (specification §2), with all that is said beside it. */
export const SubmitRow = memo(function SubmitRow(props: SubmitRowProps) {
  const { words, isLocked, unsent, isOffline, isSlow } = props;
  const { profile: clinic } = useClinicFacts();
  const call = (
    <>
      sunați la <PhoneLink number={clinic.phone} />.
    </>
  );
  const described = [isOffline && SENDING_IDS.offline, unsent !== null && SENDING_IDS.unsent].filter(Boolean);
  return (
    <Row>
      <Region role="status">
        {isOffline && (
          <Notice>
            <p id={SENDING_IDS.offline}>
              Nu aveți conexiune la internet. Ce ați scris rămâne. Apăsați Trimitere când revine conexiunea
              sau {call}
            </p>
          </Notice>
        )}
      </Region>
      {unsent !== null && (
        <Notice tone="danger">
          <p id={SENDING_IDS.unsent}>
            {unsent.reason === null ? (
              <>
                {unsent.isLost ? words.lost : words.refused}. Ce ați scris s-a păstrat. Încercați din nou
                sau{' '}
              </>
            ) : (
              `${unsent.reason} Sau `
            )}
            {call}
          </p>
        </Notice>
      )}
      <Submit id={words.id} type="submit" aria-describedby={described.join(' ') || undefined}>
        {isLocked && <Spinner />}
        {isLocked ? BUTTONS.submitting : BUTTONS.submit}
      </Submit>
      <VisuallyHidden role="status">{isLocked ? words.busy : ''}</VisuallyHidden>
      <Region role="status">
        {isSlow && <p id={SENDING_IDS.slow}>Durează mai mult decât de obicei. Nu închideți pagina.</p>}
      </Region>
      {words.next}
    </Row>
  );
});

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { hasOwnServer, sendsKeys } from '../../domain/backend';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/hooks/useHydrated';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { Stack } from '../../ui/Stack';
import { atLeast } from '../../ui/tokens';
import type { FailedSend, Sending } from './submission';

/** The ids of the form's state messages; a page has one form. */
export const SENDING_IDS = { unsent: 'netrimis', offline: 'fara-conexiune', slow: 'dureaza' } as const;

/** Screen readers announce only regions that are on the page from the start; an empty one takes no room. */
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
  @media ${atLeast.sm} {
    width: auto;
    min-width: 16rem;
    justify-self: start;
  }
`;

export interface SubmitWords {
  /** The button's id, for the focus. */
  readonly id: string;
  /** Announced to screen readers while the form is being sent. */
  readonly busy: string;
  /** The beginning of a sentence for an attempt that the server refused; `lost` for one without an answer. */
  readonly refused: string;
  readonly lost: string;
  /** The content below the button after a success. */
  readonly next?: ReactNode;
}

/** Returns the message about an attempt without success, up to the phone. */
function unsentWords({ isLost, reason }: FailedSend, words: SubmitWords): string {
  if (reason !== null) return `${reason} Sau `;
  if (isLost && !sendsKeys())
    return `${words.lost}; nu știm care dintre ele. Ce ați scris s-a păstrat. Înainte de a trimite din nou, `;
  return `${isLost ? words.lost : words.refused}. Ce ați scris s-a păstrat. Încercați din nou sau `;
}

interface SubmitRowProps extends Sending {
  readonly words: SubmitWords;
  readonly isLocked: boolean;
}

/** `Trimitere`, or `Încărcare...` while a form is being sent, with the form's messages. */
export function SubmitRow({ words, isLocked, ...sending }: SubmitRowProps) {
  const { unsent, isOffline, isSlow } = sending;
  const isHydrated = useHydrated();
  const { profile: clinic } = useFacts();
  const call = (
    <>
      sunați la <PhoneLink number={clinic.phone} />.
    </>
  );
  const described = [isOffline && SENDING_IDS.offline, unsent !== null && SENDING_IDS.unsent].filter(Boolean);
  return (
    <Stack $gap={5}>
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
        <Notice variant="danger">
          <p id={SENDING_IDS.unsent}>
            <span>{unsentWords(unsent, words)}</span>
            {call}
          </p>
        </Notice>
      )}
      <Submit
        id={words.id}
        type="submit"
        // Before hydration only our own server can take the form.
        disabled={!isHydrated && !hasOwnServer()}
        aria-describedby={described.join(' ') || undefined}
      >
        {isLocked && <Spinner />}
        <span>{isLocked ? BUTTONS.submitting : BUTTONS.submit}</span>
      </Submit>
      <VisuallyHidden role="status">{isLocked ? words.busy : ''}</VisuallyHidden>
      <Region role="status">
        {isSlow && <p id={SENDING_IDS.slow}>Durează mai mult decât de obicei. Nu închideți pagina.</p>}
      </Region>
      {words.next}
    </Stack>
  );
}

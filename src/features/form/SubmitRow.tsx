import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { hasOwnServer } from '../../domain/backend';
import { BUTTONS } from '../../content/messages';
import { sendingWords, type SendingWords } from '../../content/sendingWords';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/hooks/useHydrated';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/loading';
import { VisuallyHidden } from '../../ui/text';
import { PhoneLink } from '../../ui/links';
import { Stack } from '../../ui/layout';
import { atLeast } from '../../ui/tokens';
import type { sendingOf } from './submission';

/** Ids of the button, for the focus, and of the message about the form's sending; a page has one form. */
export const SUBMIT_ID = 'trimitere';
const FAILURE_ID = 'netrimis';

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

interface SubmitRowProps extends ReturnType<typeof sendingOf> {
  readonly words: SendingWords;
  readonly another?: string | false;
}

/** `Trimitere`, or `Încărcare...` while a form is being sent, with the form's messages. */
export function SubmitRow({ words, ...state }: SubmitRowProps) {
  const { isLocked, isOffline, isSlow } = state;
  const isHydrated = useHydrated();
  const { profile: clinic } = useFacts();
  const message = sendingWords(state, words);
  const notice = message !== null && (
    <Notice variant={isOffline ? 'info' : 'danger'}>
      <p id={FAILURE_ID}>
        <span>{message}</span>
        sunați la <PhoneLink number={clinic.phone} />.
      </p>
    </Notice>
  );
  return (
    <Stack $gap={5}>
      {/* The button describes an attempt that failed, and gets the focus. */}
      <Region role="status">{isOffline && notice}</Region>
      {!isOffline && notice}
      <Submit
        id={SUBMIT_ID}
        type="submit"
        // Before hydration only our own server can take the form.
        disabled={!isHydrated && !hasOwnServer()}
        aria-describedby={message === null ? undefined : FAILURE_ID}
      >
        {isLocked && <Spinner />}
        <span>{isLocked ? BUTTONS.submitting : BUTTONS.submit}</span>
      </Submit>
      <VisuallyHidden role="status">{isLocked ? words.busy : ''}</VisuallyHidden>
      <Region role="status">{isSlow && <p>Durează mai mult decât de obicei. Nu închideți pagina.</p>}</Region>
    </Stack>
  );
}

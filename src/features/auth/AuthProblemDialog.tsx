import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AUTH_MESSAGES } from '../../content/messages';
import { Button } from '../../ui/Button';
import { color, fontSize, radius, shadow, space } from '../../ui/tokens';
import type { AuthProblem } from './authMachine';

const TITLE_ID = 'autentificare-problema';
const TEXT_ID = 'autentificare-mesaj';

const Dialog = styled.dialog`
  width: min(28rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[6]};
  border: 0;
  border-radius: ${radius.panel};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  &::backdrop {
    background: rgb(16 38 43 / 50%);
  }
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  h2 {
    font-size: ${fontSize.h3};
  }
`;

interface Props {
  readonly problem: AuthProblem;
  readonly onDismiss: () => void;
  /**
   * Called when the dialog has left the page.
   * Must be stable.
   */
  readonly onGone: () => void;
}

/** Specification §8: titled 'Oops...', with the provider's message. Modal: focus stays inside, Escape closes. */
export function AuthProblemDialog({ problem, onDismiss, onGone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    return onGone;
  }, [onGone]);

  return (
    <Dialog ref={dialog} aria-labelledby={TITLE_ID} aria-describedby={TEXT_ID} onClose={onDismiss}>
      <Body>
        <h2 id={TITLE_ID}>{AUTH_MESSAGES.problemTitle}</h2>
        <p id={TEXT_ID} lang={problem.lang}>
          {problem.text}
        </p>
        <Button type="button" onClick={() => dialog.current?.close()}>
          Închide
        </Button>
      </Body>
    </Dialog>
  );
}

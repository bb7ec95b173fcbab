import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AUTH_MESSAGES } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { shadow } from '../../ui/tokens';

const Dialog = styled(Card)`
  width: min(28rem, calc(100vw - 2rem));
  margin: auto;
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  &:not([open]) {
    display: none;
  }
`;

export interface AuthProblem {
  readonly text: string;
  /** English for the provider's own messages. */
  readonly lang: 'en' | 'ro';
  /** The element to return focus to; null for none. */
  readonly opener: Element | null;
}

interface AuthProblemDialogProps {
  readonly problem: AuthProblem;
  readonly onClose: () => void;
}

/** Shows an authentication error in a modal dialog: focus stays inside, Escape closes it. */
export function AuthProblemDialog({ problem: { text, lang, opener }, onClose }: AuthProblemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return (
    <Dialog as="dialog" ref={dialog} aria-labelledby="oops" aria-describedby="oops-text" onClose={onClose}>
      <h2 id="oops">{AUTH_MESSAGES.problemTitle}</h2>
      <p id="oops-text" lang={lang}>
        {text}
      </p>
      <Button type="button" onClick={() => dialog.current?.close()}>
        Închide
      </Button>
    </Dialog>
  );
}

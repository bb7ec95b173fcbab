import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AUTH_MESSAGES } from '../../content/messages';
import { Button } from '../../ui/Button';
import { color, fontSize, radius, shadow, space } from '../../ui/tokens';

const TITLE_ID = 'autentificare-problema';
const TEXT_ID = 'autentificare-mesaj';

const Dialog = styled.dialog`
  width: min(28rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[6]};
  border: 0;
  border-radius: ${radius.card};
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
`;

const Title = styled.h2`
  font-size: ${fontSize.h3};
`;

export interface AuthProblem {
  readonly text: string;
  /** The provider's messages are English. */
  readonly lang: 'en' | 'ro';
  /** The element that takes the focus back. */
  readonly opener: Element | null;
}

interface AuthProblemDialogProps {
  readonly problem: AuthProblem;
  readonly onClose: () => void;
}

/** Shows an authentication error. Modal: focus stays inside, Escape closes. */
export function AuthProblemDialog({ problem: { text, lang, opener }, onClose }: AuthProblemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);

  return (
    <Dialog ref={dialog} aria-labelledby={TITLE_ID} aria-describedby={TEXT_ID} onClose={onClose}>
      <Body>
        <Title id={TITLE_ID}>{AUTH_MESSAGES.problemTitle}</Title>
        <p id={TEXT_ID} lang={lang}>
          {text}
        </p>
        <Button type="button" onClick={() => dialog.current?.close()}>
          Închide
        </Button>
      </Body>
    </Dialog>
  );
}

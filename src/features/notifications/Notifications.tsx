import { SnackbarProvider } from 'notistack';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast, notPrinted } from '../../ui/tokens';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from './notification';
import { NotificationCard } from './NotificationCard';

/** Positioned here, because notistack would take the messages out of the region's box. */
const Region = styled.div`
  position: fixed;
  inset: 5rem 0 min(6.5rem, 33vw);
  z-index: 200;
  display: grid;
  align-content: end;
  justify-items: center;
  pointer-events: none;
  &[data-above] {
    align-content: start;
  }
  .notistack-SnackbarContainer {
    position: static;
    transform: none;
    padding: 0;
    width: auto;
    max-width: none;
  }
  /* Takes the head of the column beside the forms, which has no fields, and phone numbers only at its foot. */
  @media ${atLeast.lg} {
    inset: 7.75rem max(2rem, 50vw - 36rem) auto auto;
  }
  ${notPrinted}
`;

/** Time, in ms, that notistack takes to fold up the place of a closed message before it opens the next. */
const FOLD_MS = 300;

/** The card itself moves for `CLOSE_MS`; these end so that the next message opens `REOPEN_DELAY_MS` later. */
const duration = { enter: CLOSE_MS, exit: CLOSE_MS + REOPEN_DELAY_MS - FOLD_MS };

const cards = { success: NotificationCard, error: NotificationCard };

/** Keeps the open message for its full time: notistack would close it when another one waits. */
class UnhurriedQueue extends SnackbarProvider {
  handleDismissOldest = <State,>(state: State): State => state;
}

/** Shows `useNotify`'s messages one by one, in a live region that is there from the start, as screen readers need. */
export function Notifications({ children }: { readonly children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <UnhurriedQueue
      maxSnack={1}
      autoHideDuration={AUTO_HIDE_MS}
      transitionDuration={duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={cards}
      {...(region !== null && { domRoot: region })}
    >
      {children}
      <Region ref={setRegion} role="alert" aria-atomic={false} />
    </UnhurriedQueue>
  );
}

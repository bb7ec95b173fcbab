import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../ui/hooks/useLazyModule';
import type { Notification, Settled } from './notification';

/** The place is the region's own, because notistack would take its messages out of the region's box. */
const Region = styled.div`
  position: fixed;
  inset: auto 0 min(6.5rem, 33vw);
  z-index: 200;
  display: grid;
  justify-items: center;
  pointer-events: none;
  .notistack-SnackbarContainer {
    position: static;
    transform: none;
    padding: 0;
    width: auto;
    max-width: none;
  }
  /* On a desk at the foot of the column beside the forms, so that nothing lies over what one chooses or types. */
  @media (min-width: 62rem) {
    inset: auto max(2rem, 50vw - 36rem) 1.5rem auto;
  }
  @media print {
    display: none;
  }
`;

interface StageProps {
  readonly told: readonly (Notification | Settled)[];
}

export const loadStage = () => import(/* webpackChunkName: "notifications" */ './NotificationStage');

/**
 * The region is on the page from the start, because a screen reader hears only regions it already knows.
 * @param told all messages of this page, in the order in which they were told
 */
export function Notifications({ told }: StageProps) {
  const latest = told.at(-1);
  const { module, hasFailed, retry } = useLazyModule(loadStage, latest !== undefined);
  useEffect(retry, [latest, retry]);

  return (
    <Region role="alert" aria-atomic={false}>
      {module !== null && <module.NotificationStage told={told} />}
      {/* Without network the stage may never come; the words still do. */}
      {latest !== undefined && 'text' in latest && hasFailed && <p>{latest.text}</p>}
    </Region>
  );
}

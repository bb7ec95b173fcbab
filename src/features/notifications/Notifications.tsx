import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../ui/hooks/useLazyModule';
import { color, radius, shadow, space } from '../../ui/tokens';
import { AUTO_HIDE_MS, type Notification, type Settled } from './notification';

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
  > p {
    margin-inline: ${space[4]};
    padding: ${space[3]} ${space[5]};
    background: ${color.surface};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    box-shadow: ${shadow};
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
  // Of those that had to stand without the stage; it must not tell them again when it comes.
  const [gone, setGone] = useState(0);
  const current = told.slice(gone);
  const latest = current.at(-1);
  const { module, hasFailed, retry } = useLazyModule(loadStage, latest !== undefined);
  useEffect(retry, [latest, retry]);
  useEffect(() => {
    if (latest === undefined || !hasFailed) return undefined;
    const timer = setTimeout(() => {
      setGone(told.length);
    }, AUTO_HIDE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [latest, hasFailed, told]);

  return (
    <Region role="alert" aria-atomic={false}>
      {module !== null && <module.NotificationStage told={current} />}
      {/* Without network the stage may never come; the words still do. */}
      {latest !== undefined && 'text' in latest && hasFailed && <p>{latest.text}</p>}
    </Region>
  );
}

import { useEffect, useState, type ComponentType } from 'react';
import type { Notification } from './notification';

interface StageProps {
  readonly latest: Notification;
}

const loadStage = () => import(/* webpackChunkName: "notifications" */ './NotificationStage');

/** The region is on the page from the start, because a screen reader hears only regions it already knows. */
export function Notifications({ latest }: { readonly latest: Notification | null }) {
  const [Stage, setStage] = useState<ComponentType<StageProps> | null>(null);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    if (latest === null || Stage !== null) return undefined;
    let gone = false;
    loadStage().then(
      ({ NotificationStage }) => {
        if (!gone) setStage(() => NotificationStage);
      },
      () => {
        if (!gone) setUnreachable(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [latest, Stage]);

  return (
    <div role="alert">
      {latest !== null && Stage !== null && <Stage latest={latest} />}
      {/* Without network the stage may never come; the words still do. */}
      {latest !== null && Stage === null && unreachable && <p>{latest.text}</p>}
    </div>
  );
}

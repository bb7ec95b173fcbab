import { useLayoutEffect, useRef } from 'react';
import { PROMPTS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/loading';
import { Icon } from '../../ui/Icon';

interface LoadFailureProps {
  readonly text: string;
  readonly loads: readonly { readonly isFetching: boolean; readonly refetch: () => unknown }[];
  /** The id of the element that gets the focus once the load has succeeded. */
  readonly successor: string;
}

/** Replaces a list that failed to load, with a button to retry. */
export function LoadFailure({ text, loads, successor }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = loads.some(({ isFetching }) => isFetching);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) setTimeout(() => document.getElementById(successor)?.focus());
    };
  }, [successor]);

  return (
    <Notice variant="danger">
      <p>{text}</p>
      <Button
        ref={button}
        type="button"
        $variant="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) for (const load of loads) load.refetch();
        }}
      >
        {isBusy ? <Spinner /> : <Icon name="RotateCw" size={18} />}
        <span>{PROMPTS.retry}</span>
      </Button>
    </Notice>
  );
}

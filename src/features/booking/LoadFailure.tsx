import { PROMPTS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Icon } from '../../ui/Icon';

interface LoadFailureProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** What could not be loaded, in its place, with a way to try again. The literal message is the notification's. */
export function LoadFailure({ text, isBusy, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <Button
        type="button"
        $tone="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onRetry();
        }}
      >
        {isBusy ? <Spinner /> : <Icon name="RotateCw" size={18} />}
        {PROMPTS.retry}
      </Button>
    </Notice>
  );
}

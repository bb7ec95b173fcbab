import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface SubmitButtonProps {
  readonly id: string;
  readonly isLocked: boolean;
  /** What a screen reader hears while it is being sent. */
  readonly busyText: string;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/** `Trimitere`, and `Încărcare...` while a form is being sent (specification §2). */
export function SubmitButton({ id, isLocked, busyText, describedBy, className }: SubmitButtonProps) {
  return (
    <>
      <Button className={className} id={id} type="submit" aria-describedby={describedBy}>
        {isLocked && <Spinner />}
        {isLocked ? BUTTONS.submitting : BUTTONS.submit}
      </Button>
      <VisuallyHidden role="status">{isLocked ? busyText : ''}</VisuallyHidden>
    </>
  );
}

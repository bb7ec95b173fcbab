import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

export const EMPTY_FORM = 'Golește formularul';

interface DraftNoteProps {
  readonly send: (event: { readonly type: 'form.emptied' }) => void;
  /** The id of the control at which one begins anew. */
  readonly first: string;
}

/** Says why a form is not empty, and empties it. */
export function DraftNote({ send, first }: DraftNoteProps) {
  return (
    <Notice>
      <p role="status">Ce ați completat mai devreme s-a păstrat în această filă.</p>
      <Button
        type="button"
        $tone="secondary"
        onClick={() => {
          send({ type: 'form.emptied' });
          document.getElementById(first)?.focus();
        }}
      >
        {EMPTY_FORM}
      </Button>
    </Notice>
  );
}

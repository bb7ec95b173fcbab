import { PROMPTS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface DraftNoteProps {
  /** The id of the first control, which gets the focus after emptying. */
  readonly first: string;
  readonly onEmpty: () => void;
}

/** Explains why a form is not empty, and empties it. Comes last, because it appears late and must move nothing. */
export function DraftNote({ first, onEmpty }: DraftNoteProps) {
  return (
    <Notice>
      <p role="status">Ce ați completat mai devreme s-a păstrat în această filă.</p>
      <Button
        type="button"
        $variant="secondary"
        onClick={() => {
          onEmpty();
          document.getElementById(first)?.focus();
        }}
      >
        {PROMPTS.emptyForm}
      </Button>
    </Notice>
  );
}

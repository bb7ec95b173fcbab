import { appointmentProblemTexts } from '../../content/pages/appointment';
import { Button } from '../../ui/Button';
import { OwnPage } from './OwnPage';
import { ButtonForm } from './PlainForm';

interface ProblemPageProps {
  readonly problem: string;
  /** A person's private page, or a form. */
  readonly replaces: 'private' | 'form';
}

/** Replaces a page that the server cannot render, or whose action it refuses. */
export function ProblemPage({ problem, replaces }: ProblemPageProps) {
  const { heading, whatNow, reopen, sendAgain } = appointmentProblemTexts;
  return (
    <OwnPage heading={heading} lead={problem}>
      <p>{replaces === 'form' ? sendAgain : whatNow}</p>
      {/* Opens the same address with a GET, also after a POST. */}
      {replaces === 'private' && (
        <ButtonForm method="get">
          <Button $variant="secondary">{reopen}</Button>
        </ButtonForm>
      )}
    </OwnPage>
  );
}

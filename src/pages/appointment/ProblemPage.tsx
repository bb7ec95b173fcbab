import { appointmentProblemTexts } from '../../content/pages/appointment';
import { Button } from '../../ui/Button';
import { OwnPage } from './OwnPage';
import { PressForm } from './PressForm';

interface ProblemPageProps {
  readonly problem: string;
  /** The kind of page that it replaces. */
  readonly of: 'patient' | 'form';
}

/** Replaces a page that the server cannot render, or whose action it refuses. */
export function ProblemPage({ problem, of }: ProblemPageProps) {
  const { heading, whatNow, reopen, sendAgain } = appointmentProblemTexts;
  return (
    <OwnPage heading={heading} lead={problem}>
      <p>{of === 'form' ? sendAgain : whatNow}</p>
      {/* Opens the same address with a GET, also after a POST. */}
      {of === 'patient' && (
        <PressForm method="get">
          <Button $variant="secondary">{reopen}</Button>
        </PressForm>
      )}
    </OwnPage>
  );
}

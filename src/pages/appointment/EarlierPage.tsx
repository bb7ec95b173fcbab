import { dateTimeWords } from '../../content/dateWords';
import { moveTexts } from '../../content/pages/appointment';
import { earlierHeadings, earlierTexts, preferenceWords } from '../../content/pages/earlier';
import type { PatientPaths } from '../../content/patientPaths';
import { clinicTimeAt } from '../../domain/clock';
import type { Waiting } from '../../domain/waiting';
import { AppointmentFacts, PlainLink } from '../../features/booking/receipt/receiptParts';
import { Actions } from '../../ui/Cluster';
import { OwnPage } from './OwnPage';
import { Leave, PreferenceForm, Rules, type WishFormProps } from './waitingParts';

interface Props extends WishFormProps {
  readonly paths: PatientPaths;
  /** The appointment's day and hour, in words. */
  readonly when: string;
  /** Left out where the form is shown. */
  readonly waiting?: Waiting | undefined;
  /** True in the answer to the press that left the list. */
  readonly hasLeft?: boolean;
}

function factsOf({ days, parts, anyDoctor, askedAt }: Waiting) {
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  const { date, time } = clinicTimeAt(Date.parse(askedAt));
  return [
    fact('Pe listă din', dateTimeWords({ date, startTime: time })),
    fact('Când vi se potrivește', preferenceWords(days, parts)),
    ...(anyDoctor ? [fact('La cine', 'la oricare medic al serviciului')] : []),
  ];
}

/** Lets a patient wait for an earlier time. */
export function EarlierPage({ paths, when, waiting, hasLeft = false, ...form }: Props) {
  const { heading, lead } = earlierHeadings(when)[hasLeft ? 'left' : waiting ? 'waiting' : 'ask'];
  return (
    <OwnPage heading={heading} lead={lead}>
      {waiting && <AppointmentFacts facts={factsOf(waiting)} />}
      {!waiting && !hasLeft && <PreferenceForm {...form} />}
      {!hasLeft && <Rules />}
      <Actions>
        <PlainLink href={paths.move} $variant="secondary">
          {earlierTexts.freeNow}
        </PlainLink>
        {waiting && <Leave />}
        <PlainLink href={paths.page} $variant="quiet">
          {moveTexts.back}
        </PlainLink>
      </Actions>
    </OwnPage>
  );
}

import { momentWords } from '../../content/dateWords';
import { MOVE_FIELDS, moveTexts } from '../../content/pages/appointment';
import { earlierHeadings, earlierTexts, wishWords, type EarlierState } from '../../content/pages/earlier';
import type { PatientPaths } from '../../content/patientPaths';
import { clinicTimeAt } from '../../domain/clock';
import { AppointmentFacts, PlainLink } from '../../features/booking/receipt/receiptParts';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/Cluster';
import { Note } from '../../ui/Note';
import { HiddenFields } from './HiddenFields';
import { OwnPage } from './OwnPage';
import { Leave, WishForm, type WishFormProps } from './waitingParts';

/** What a patient waits for, and since when (ISO text in UTC). */
interface Wish {
  readonly days: number;
  readonly parts: number;
  readonly anyDoctor: boolean;
  readonly askedAt: string;
}

interface Props extends WishFormProps {
  readonly state: EarlierState;
  readonly paths: PatientPaths;
  /** The appointment's day and hour, in words. */
  readonly when: string;
  readonly waiting?: Wish | undefined;
  /** The freed time in words, and as the form that moves the appointment sends it. */
  readonly offer?: { readonly text: string; readonly time: string; readonly moves: number };
}

function factsOf({ days, parts, anyDoctor, askedAt }: Wish) {
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  const { date, time } = clinicTimeAt(Date.parse(askedAt));
  return [
    fact('Pe listă din', momentWords({ date, startTime: time })),
    fact('Când vi se potrivește', wishWords(days, parts)),
    ...(anyDoctor ? [fact('La cine', 'la oricare medic al serviciului')] : []),
  ];
}

/** Lets a patient wait for an earlier time, and move to one that a mail offered. */
export function EarlierPage({ state, paths, when, waiting, offer, ...form }: Props) {
  const { heading, lead } = earlierHeadings(when, offer?.text ?? '')[state];
  return (
    <OwnPage heading={heading} lead={lead}>
      {state === 'ask' && <WishForm {...form} />}
      {waiting && state === 'waiting' && <AppointmentFacts facts={factsOf(waiting)} />}
      {offer && state === 'offer' && (
        <>
          <p>
            {earlierTexts.keeps(when)} {earlierTexts.notHeld}
          </p>
          <form method="post" action={paths.move}>
            <HiddenFields of={{ [MOVE_FIELDS.time]: offer.time, [MOVE_FIELDS.moves]: offer.moves }} />
            <Button>{earlierTexts.move}</Button>
          </form>
        </>
      )}
      {state !== 'offer' && <Note>{earlierTexts.how}</Note>}
      <Actions>
        {state !== 'offer' && (
          <PlainLink href={paths.move} $tone="secondary">
            {earlierTexts.freeNow}
          </PlainLink>
        )}
        {state !== 'ask' && <Leave />}
        <PlainLink href={paths.page} $tone="quiet">
          {moveTexts.back}
        </PlainLink>
      </Actions>
    </OwnPage>
  );
}

import { APPOINTMENT_SLOTS, moveTexts } from '../../content/pages/appointment';
import { earlierHeadings, earlierTexts, type EarlierState } from '../../content/pages/earlier';
import { Actions, Facts, Paper, PlainLink } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/grid/Section';
import { AnyQuestion } from './AnyQuestion';
import { Leave, Note, WishForm } from './waitingParts';

/** Where a patient waits for an earlier time and is shown one; filled by server/patient/earlierPage. */
export function EarlierPage({ state }: { readonly state: EarlierState }) {
  const { heading, lead } = earlierHeadings[state];
  const { page, move, nearest, facts } = APPOINTMENT_SLOTS;
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          {state === 'ask' && <WishForm />}
          {state === 'waiting' && <Facts>{facts}</Facts>}
          {state === 'offer' && (
            <>
              <p>
                {earlierTexts.keeps} {earlierTexts.notHeld}
              </p>
              <form method="post" action={move}>
                {nearest}
                <Button>{earlierTexts.move}</Button>
              </form>
            </>
          )}
          {state !== 'offer' && <Note>{earlierTexts.how}</Note>}
          <Actions>
            {state !== 'offer' && (
              <PlainLink href={move} target="_self" $tone="secondary">
                {earlierTexts.freeNow}
              </PlainLink>
            )}
            {state !== 'ask' && <Leave />}
            <PlainLink href={page} target="_self" $tone="quiet">
              {moveTexts.back}
            </PlainLink>
          </Actions>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import {
  earlierAsk,
  earlierTexts,
  PLACE_FIELDS,
  placeHeadings,
  type PlaceState,
} from '../../content/pages/earlier';
import { PATHS, WAITING_PATH } from '../../content/paths';
import { Actions, Paper } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { TextField } from '../../ui/form/TextField';
import { Section } from '../../ui/grid/Section';
import { AnyQuestion } from './AnyQuestion';
import { Note, TimesThatSuit, Wish } from './TimesThatSuit';

/** Where somebody waits who found no free time; filled by server/patient/placeRoutes. */
export function PlacePage({ state }: { readonly state: PlaceState }) {
  const { heading, lead } = placeHeadings[state];
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          {state === 'place' && (
            <Wish method="post" action={WAITING_PATH}>
              <TextField
                {...{ label: earlierTexts.email, id: 'email', name: PLACE_FIELDS.email }}
                {...{ type: 'email', autoComplete: 'email' }}
                value=""
                onValue={() => undefined}
              />
              <TimesThatSuit />
              {APPOINTMENT_SLOTS.nearest}
              <Button>{earlierAsk}</Button>
            </Wish>
          )}
          {state === 'own' && (
            // Posts to the page itself.
            <form method="post">
              <Button $tone="secondary">{earlierTexts.leave}</Button>
            </form>
          )}
          {state !== 'left' && <Note>{earlierTexts.howPlace}</Note>}
          <Actions>
            <ButtonLink to={PATHS.booking} $tone="secondary">
              {earlierTexts.toBooking}
            </ButtonLink>
          </Actions>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

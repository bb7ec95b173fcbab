import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import { EARLIER_FIELDS, earlierTexts, placeHeadings, type PlaceState } from '../../content/pages/earlier';
import { PATHS } from '../../content/paths';
import { Actions, Paper } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { ButtonLink } from '../../ui/ButtonLink';
import { TextField } from '../../ui/form/TextField';
import { Section } from '../../ui/grid/Section';
import { AnyQuestion } from './AnyQuestion';
import { Leave, Note, WishForm } from './waitingParts';

/** Where somebody waits who found no free time; filled by server/patient/placeRoutes. */
export function PlacePage({ state }: { readonly state: PlaceState }) {
  const { heading, lead } = placeHeadings[state];
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          {state === 'place' && (
            <WishForm>
              <TextField
                {...{ label: earlierTexts.email, id: 'email', name: EARLIER_FIELDS.email }}
                {...{ type: 'email', autoComplete: 'email' }}
                value={APPOINTMENT_SLOTS.email}
                onValue={() => undefined}
              />
            </WishForm>
          )}
          {state === 'own' && <Leave />}
          {state !== 'left' && <Note>{earlierTexts.howPlace}</Note>}
          <Actions>
            <ButtonLink to={PATHS.booking} $tone="secondary">
              {earlierTexts.freeNow}
            </ButtonLink>
          </Actions>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

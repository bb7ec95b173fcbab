import { styled } from 'styled-components';
import { lostLinkTexts } from '../content/pages/appointment';
import { LOST_LINK_PATH } from '../content/paths';
import { Paper } from '../features/booking/receipt/receiptParts';
import { PageTitle } from '../layout/PageTitle';
import { Button } from '../ui/Button';
import { Section } from '../ui/grid/Section';
import { TextField } from '../ui/form/TextField';
import { measure, space } from '../ui/tokens';
import { AnyQuestion } from './appointment/AnyQuestion';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  max-width: ${measure};
  > :first-child {
    width: 100%;
  }
`;

/** Where patients ask for their links again; the server answers it in the place of a page that no link leads to. */
export function LostLinkPage() {
  const { heading, lead, email, send } = lostLinkTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          <Form method="post" action={LOST_LINK_PATH}>
            <TextField
              {...{ label: email, id: 'email', name: 'email', type: 'email', autoComplete: 'email' }}
              value=""
              onValue={() => undefined}
            />
            <Button>{send}</Button>
          </Form>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

/** The same for every address, known or not. */
export function LinkSentPage() {
  const { sentHeading, sentLead } = lostLinkTexts;
  return (
    <>
      <PageTitle heading={sentHeading} lead={sentLead} />
      <Section>
        <Paper aria-label={sentHeading}>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

import { styled } from 'styled-components';
import { lostLinkTexts } from '../content/pages/appointment';
import { LOST_LINK_PATH } from '../content/paths';
import { Button } from '../ui/Button';
import { TextField } from '../ui/form/TextField';
import { measure, space } from '../ui/tokens';
import { OwnPage } from './appointment/OwnPage';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  max-width: ${measure};
  > :first-child {
    width: 100%;
  }
`;

/** Asks for the address to which patients get their links again; also the answer to a link that leads nowhere. */
export function LostLinkPage() {
  const { heading, lead, email, send } = lostLinkTexts;
  return (
    <OwnPage heading={heading} lead={lead}>
      <Form method="post" action={LOST_LINK_PATH}>
        <TextField
          {...{ label: email, id: 'email', name: 'email', type: 'email', autoComplete: 'email' }}
          value=""
          onValue={() => undefined}
        />
        <Button>{send}</Button>
      </Form>
    </OwnPage>
  );
}

/** The same for every address, known or not. */
export function LinkSentPage() {
  return <OwnPage heading={lostLinkTexts.sentHeading} lead={lostLinkTexts.sentLead} />;
}

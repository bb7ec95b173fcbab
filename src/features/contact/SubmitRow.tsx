import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { useClinicFacts } from '../../api/clinicFacts';
import { space } from '../../ui/tokens';
import { SubmitButton } from '../form/SubmitButton';

export const SUBMIT_ID = 'contact-trimitere';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  > p {
    flex: 1 1 16rem;
  }
  p a {
    white-space: nowrap;
  }
`;

const Submit = styled(SubmitButton)`
  min-width: min(14rem, 100%);
`;

const NOT_SENT_ID = 'contact-netrimis';

interface Props {
  readonly isLocked: boolean;
  readonly wasNotSent: boolean;
  readonly refusal: string | null;
}

/** The button, and beside it the plain word when nothing was sent (decisions §5), or why the server refused. */
export function SubmitRow({ isLocked, wasNotSent, refusal }: Props) {
  const { profile: clinic } = useClinicFacts();
  const isRefused = wasNotSent || refusal !== null;
  return (
    <Row>
      <Submit
        id={SUBMIT_ID}
        isLocked={isLocked}
        busyText="Mesajul se trimite."
        describedBy={isRefused ? NOT_SENT_ID : undefined}
      />
      {isRefused && (
        <p id={NOT_SENT_ID}>
          {refusal ?? (
            <>
              Mesajul nu a fost trimis. Încercați din nou sau sunați la <PhoneLink number={clinic.phone} />.
            </>
          )}
        </p>
      )}
    </Row>
  );
}

import { useFacts } from '../api/facts';
import { requestLink } from '../content/contactSubject';
import { phoneHours } from '../content/phoneHours';
import { toTelNumber } from '../domain/toTelNumber';
import { Button, ButtonLink } from '../ui/Button';
import { Stack, Actions } from '../ui/layout';
import { Icon } from '../ui/Icon';

interface Props {
  readonly label: string;
  readonly isSmall?: boolean;
}

/** The two ways to ask for what is not booked online: the phone with its hours, and a message about `label`. */
export function PhoneRequest({ label, isSmall = false }: Props) {
  const { profile: clinic } = useFacts();
  return (
    <Stack $gap={3}>
      <Actions>
        <Button as="a" $isSmall={isSmall} href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={20} />
          Sunați la {clinic.phone}
        </Button>
        <ButtonLink $isSmall={isSmall} $variant="secondary" to={requestLink(label)}>
          Trimiteți o cerere
        </ButtonLink>
      </Actions>
      <p>La telefon {phoneHours(clinic)}. Cererea o puteți trimite oricând.</p>
    </Stack>
  );
}

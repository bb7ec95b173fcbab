import { styled } from 'styled-components';
import { doctorName } from '../domain/entities';
import type { DoctorFacts } from '../domain/facts';
import { Small } from '../ui/text';
import { Stack } from '../ui/layout';
import { useFacts } from '../api/facts';
import { freeTimeOf } from '../content/freeTimeOf';
import { SiteLink } from '../ui/links';
import { WholeCardLink } from '../ui/WholeCardLink';
import { color, fontSize, pressable } from '../ui/tokens';

interface Props {
  readonly doctor: DoctorFacts;
  /** True where the whole card is the link. */
  readonly isWholeCard?: boolean;
}

const CardLink = styled(WholeCardLink)`
  ${pressable}
  color: ${color.brand};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration: underline;
`;

/** Links to the booking page with a doctor's first free time chosen. */
export function FreeTimeLink({ doctor, isWholeCard = false }: Props) {
  const { words, address } = freeTimeOf(useFacts(), doctor);
  const Link = isWholeCard ? CardLink : SiteLink;
  return <Link to={address}>{words}</Link>;
}

export function DoctorTimes({ doctors }: { readonly doctors: readonly DoctorFacts[] }) {
  return (
    <Stack as="ul" role="list" $gap={3}>
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <strong style={{ display: 'block' }}>{doctorName(doctor)}</strong>
          {doctor.focus !== '' && <Small>Se ocupă de: {doctor.focus}</Small>}
          <FreeTimeLink doctor={doctor} />
        </li>
      ))}
    </Stack>
  );
}

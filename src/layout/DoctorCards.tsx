import { styled } from 'styled-components';
import { Columns } from '../ui/columns';
import { Stack } from '../ui/layout';
import { useFacts } from '../api/facts';
import { specialtyOf } from '../content/specialtyFacts';
import { doctorName } from '../domain/entities';
import type { DoctorFacts } from '../domain/facts';
import { Note } from '../ui/text';
import { hues, radius, space, type HueName } from '../ui/tokens';
import { FreeTimeLink } from './DoctorTimes';

const Picture = styled.img<{ $hue: HueName }>`
  width: 7rem;
  aspect-ratio: 8 / 9;
  object-fit: cover;
  border-radius: ${radius.card};
  background: ${({ $hue }) => hues[$hue].tint};
`;

const CardItem = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  break-inside: avoid;
`;

/** Shows a doctor's portrait, or the initials if there is none. */
function Portrait({ doctor, hue }: { readonly doctor: DoctorFacts; readonly hue: HueName }) {
  const { firstName, lastName, portrait } = doctor;
  if (portrait !== null)
    return <Picture $hue={hue} src={`/doctors/${portrait}`} alt="" loading="lazy" decoding="async" />;
  return (
    <Picture as="svg" $hue={hue} viewBox="0 0 320 360" aria-hidden="true">
      <text x="160" y="205" textAnchor="middle" fontSize="96" fontWeight="700" fill="currentColor">
        {firstName.charAt(0) + lastName.charAt(0)}
      </text>
    </Picture>
  );
}

export function DoctorCards({ doctors }: { readonly doctors: readonly DoctorFacts[] }) {
  const facts = useFacts();
  return (
    <Columns $max={2} role="list">
      {doctors.map((doctor) => (
        <CardItem key={doctor.id}>
          <Portrait doctor={doctor} hue={specialtyOf(facts, doctor) ?? 'brand'} />
          <Stack style={{ flex: '1 1 8rem' }} $gap={1}>
            <h3 style={{ fontSize: '1.125rem', letterSpacing: '-0.01em' }}>{doctorName(doctor)}</h3>
            {doctor.title !== '' && <Note $isSmall>{doctor.title}</Note>}
            {doctor.focus !== '' && <Note $isSmall>Se ocupă de: {doctor.focus}</Note>}
            <FreeTimeLink isWholeCard doctor={doctor} />
          </Stack>
        </CardItem>
      ))}
    </Columns>
  );
}

import { doctorName } from '../domain/doctorName';
import type { DoctorFacts } from '../domain/facts';
import { Small } from '../ui/Note';
import { Stack } from '../ui/Stack';
import { FreeTimeLink } from './FreeTimeLink';

/** Doctors with what they treat and their first free time. */
export function DoctorTimes({ doctors }: { readonly doctors: readonly DoctorFacts[] }) {
  return (
    <Stack as="ul" role="list" $gap={3}>
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <strong>{doctorName(doctor)}</strong>
          {doctor.focus !== '' && <Small>Se ocupă de: {doctor.focus}</Small>}
          <FreeTimeLink doctor={doctor} />
        </li>
      ))}
    </Stack>
  );
}

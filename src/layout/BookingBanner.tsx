import { useFacts } from '../api/facts';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { phoneHours } from '../content/phoneHours';
import { consultationLine } from '../content/specialtyFacts';
import type { DoctorFacts, SpecialtyKey } from '../domain/facts';
import { unbroken } from '../domain/text';
import { Card } from '../ui/Card';
import { Note } from '../ui/text';
import { PhoneLink } from '../ui/links';
import { CalendarButton } from './CalendarButton';
import { DoctorTimes } from './DoctorTimes';

/** The button's label, which is true also beside a procedure that is not booked online. */
const CONSULTATION_TIMES = 'Ore de consultație';

interface Props {
  readonly specialty: SpecialtyKey;
  readonly headingId: string;
  /** The doctors to offer; none on a page about something that is not booked online. */
  readonly doctors?: readonly DoctorFacts[] | undefined;
}

export function BookingBanner({ specialty, headingId, doctors }: Props) {
  const facts = useFacts();
  const line = consultationLine(facts, specialty);
  const address = bookingLink({ service: serviceOf(facts, specialty) });
  return (
    <Card $hue={specialty}>
      <h2 id={headingId}>Programați o consultație</h2>
      {line && <strong>{unbroken(line)}</strong>}
      {doctors === undefined ? (
        <>
          <p>O vizită la medic, fără ce este descris pe această pagină.</p>
          <CalendarButton $variant="secondary" to={address} label={CONSULTATION_TIMES} />
        </>
      ) : (
        <>
          <DoctorTimes doctors={doctors} />
          <CalendarButton to={address} label={CONSULTATION_TIMES} />
          <Note $isSmall>
            Nu aveți nevoie de cont. Sau sunați la <PhoneLink number={facts.profile.phone} />,{' '}
            {phoneHours(facts.profile)}.
          </Note>
        </>
      )}
    </Card>
  );
}

import { PhoneLink } from '../ui/text/PhoneLink';
import { useFacts } from '../api/facts';
import type { ServiceFacts } from '../domain/facts';
import { Card } from '../ui/Card';
import { Note } from '../ui/Note';
import type { HueName } from '../ui/tokens';
import { CalendarButton } from './CalendarButton';
import { FreeTimeLink } from './FreeTimeLink';
import { phoneHours } from '../content/phoneHours';

interface Props {
  readonly hue: HueName;
  readonly headingId: string;
  readonly service: ServiceFacts | undefined;
}

/** The side panel's banner to the booking page. */
export function BookingBanner({ hue, headingId, service }: Props) {
  const { profile: clinic, free } = useFacts();
  return (
    <Card $hue={hue}>
      <h2 id={headingId}>Programați o consultație</h2>
      <p>Alegeți medicul și o oră liberă. Nu aveți nevoie de cont.</p>
      {service !== undefined && free !== undefined && (
        <p>
          <FreeTimeLink service={service} />
        </p>
      )}
      <CalendarButton service={service} />
      <Note $isSmall>
        Sau sunați la <PhoneLink number={clinic.phone} />, {phoneHours(clinic)}.
      </Note>
    </Card>
  );
}

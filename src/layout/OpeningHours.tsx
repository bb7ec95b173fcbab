import { useFacts } from '../api/facts';
import { Fact, Facts } from '../ui/Facts';
import { capitalized } from '../domain/text';

export function OpeningHours() {
  const { profile: clinic } = useFacts();
  return (
    <Facts>
      <Fact label={capitalized(clinic.openDays)}>
        <time>{clinic.opens}</time>–<time>{clinic.closes}</time>
      </Fact>
      <Fact label={`La telefon, ${clinic.phoneDays}`}>
        <time>{clinic.phoneOpens}</time>–<time>{clinic.phoneCloses}</time>
      </Fact>
    </Facts>
  );
}

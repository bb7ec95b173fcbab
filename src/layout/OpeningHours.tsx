import { useFacts } from '../api/facts';
import { DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { capitalized } from '../domain/text';

export function OpeningHours() {
  const { profile: clinic } = useFacts();
  return (
    <DescriptionList>
      <DescriptionItem label={capitalized(clinic.openDays)}>
        <time>{clinic.opens}</time>–<time>{clinic.closes}</time>
      </DescriptionItem>
      <DescriptionItem label={`La telefon, ${clinic.phoneDays}`}>
        <time>{clinic.phoneOpens}</time>–<time>{clinic.phoneCloses}</time>
      </DescriptionItem>
    </DescriptionList>
  );
}

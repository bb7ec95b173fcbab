import { useClinicData } from '../api/clinicData';
import { Fact, Facts } from '../ui/Facts';

/** Opening hours of the clinic and of its phone. */
export function OpeningHours() {
  const { profile: clinic } = useClinicData();
  return (
    <Facts>
      <Fact label="Luni–vineri">
        <time>{clinic.opens}</time>–<time>{clinic.closes}</time>
      </Fact>
      <Fact label="La telefon, luni–vineri">
        <time>{clinic.phoneOpens}</time>–<time>{clinic.phoneCloses}</time>
      </Fact>
    </Facts>
  );
}

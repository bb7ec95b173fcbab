import { useClinicData } from '../../api/clinicData';
import { PhoneLink } from '../../ui/text/PhoneLink';

/** Ends every page of the server's own. */
export function AnyQuestion() {
  const { profile: clinic } = useClinicData();
  return (
    <p>
      Pentru orice întrebare, sunați la <PhoneLink number={clinic.phone} />.
    </p>
  );
}

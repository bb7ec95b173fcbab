import { useFacts } from '../../api/facts';
import { PhoneLink } from '../../ui/text/PhoneLink';

/** Ends every page of the server's own. */
export function AnyQuestion() {
  const { profile: clinic } = useFacts();
  return (
    <p>
      Pentru orice întrebare, sunați la <PhoneLink number={clinic.phone} />.
    </p>
  );
}

import { useClinicFacts } from '../api/clinicFacts';
import { calendarOf } from '../content/calendarOf';
import { freeKey, type DoctorFacts, type ServiceFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';

type Props = { readonly doctor: DoctorFacts } | { readonly service: ServiceFacts };

/** To the booking page, with the first free time chosen where the clinic's own server knows it. */
export function FreeTimeLink(props: Props) {
  const { free } = useClinicFacts();
  const { words, address } =
    'doctor' in props
      ? (free?.[freeKey.doctor(props.doctor)] ?? calendarOf.doctor(props.doctor))
      : (free?.[freeKey.service(props.service)] ?? calendarOf.service(props.service));
  return <SiteLink to={address}>{words}</SiteLink>;
}

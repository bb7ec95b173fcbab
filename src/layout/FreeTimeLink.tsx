import { useClinicFacts } from '../api/clinicFacts';
import { calendarOf } from '../content/calendarOf';
import { freeKey, type DoctorFacts, type FreeTime, type ServiceFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';

type Props = { readonly doctor: DoctorFacts } | { readonly service: ServiceFacts };

/** The way to the calendar, where the clinic's own server does not know a first free time. */
export function useFreeTime(props: Props): FreeTime {
  const { free } = useClinicFacts();
  return 'doctor' in props
    ? (free?.[freeKey.doctor(props.doctor)] ?? calendarOf.doctor(props.doctor))
    : (free?.[freeKey.service(props.service)] ?? calendarOf.service(props.service));
}

/** To the booking page, with the first free time chosen. */
export function FreeTimeLink(props: Props) {
  const { words, address } = useFreeTime(props);
  return <SiteLink to={address}>{words}</SiteLink>;
}

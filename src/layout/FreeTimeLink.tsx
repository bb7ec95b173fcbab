import { useClinicFacts } from '../api/clinicFacts';
import { bookingPath } from '../content/paths';
import { freeKey, type DoctorFacts, type ServiceFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';

type Props = { readonly doctor: DoctorFacts } | { readonly service: ServiceFacts };

/** To the booking page, with the first free time chosen where the clinic's own server knows it. */
export function FreeTimeLink(props: Props) {
  const { free } = useClinicFacts();
  const time = free?.['doctor' in props ? freeKey.doctor(props.doctor) : freeKey.service(props.service)];
  const choice =
    'doctor' in props
      ? { service: props.doctor.serviceId, doctor: props.doctor.id }
      : { service: props.service.id };
  return (
    <SiteLink to={time?.address ?? bookingPath(choice)}>{time?.words ?? 'Vedeți orele libere'}</SiteLink>
  );
}

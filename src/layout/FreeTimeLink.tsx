import { styled } from 'styled-components';
import { useClinicData } from '../api/clinicData';
import { calendarOf } from '../content/calendarOf';
import { freeKey, type DoctorFacts, type FreeTime, type ServiceFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';
import { color, fontSize, pressable } from '../ui/tokens';
import { WholeCardLink } from '../ui/WholeCardLink';

type Props = { readonly doctor: DoctorFacts } | { readonly service: ServiceFacts };

/** Returns the first free time, or a link to the calendar if our own server knows none. */
export function useFreeTime(props: Props): FreeTime {
  const { free } = useClinicData();
  return 'doctor' in props
    ? (free?.[freeKey.doctor(props.doctor)] ?? calendarOf.doctor(props.doctor))
    : (free?.[freeKey.service(props.service)] ?? calendarOf.service(props.service));
}

const DoctorLink = styled(WholeCardLink)`
  ${pressable}
  color: ${color.brand};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration: underline;
`;

/**
 * Links to the booking page with the first free time chosen.
 * @param isWholeCard true where the whole card is the link
 */
export function FreeTimeLink({ isWholeCard = false, ...of }: Props & { readonly isWholeCard?: boolean }) {
  const { words, address } = useFreeTime(of);
  const Link = isWholeCard ? DoctorLink : SiteLink;
  return <Link to={address}>{words}</Link>;
}

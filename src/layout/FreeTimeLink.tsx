import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { freeTimeOf } from '../content/freeTimeOf';
import type { DoctorFacts, ServiceFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';
import { color, fontSize, pressable } from '../ui/tokens';
import { WholeCardLink } from '../ui/WholeCardLink';

type Props = { readonly doctor: DoctorFacts } | { readonly service: ServiceFacts };

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
  const facts = useFacts();
  const { words, address } =
    'doctor' in of ? freeTimeOf.doctor(facts, of.doctor) : freeTimeOf.service(facts, of.service);
  const Link = isWholeCard ? DoctorLink : SiteLink;
  return <Link to={address}>{words}</Link>;
}

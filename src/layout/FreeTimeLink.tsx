import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { freeTimeOf } from '../content/freeTimeOf';
import type { DoctorFacts } from '../domain/facts';
import { SiteLink } from '../ui/SiteLink';
import { color, fontSize, pressable } from '../ui/tokens';
import { WholeCardLink } from '../ui/WholeCardLink';

interface Props {
  readonly doctor: DoctorFacts;
  /** True where the whole card is the link. */
  readonly isWholeCard?: boolean;
}

const CardLink = styled(WholeCardLink)`
  ${pressable}
  color: ${color.brand};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration: underline;
`;

/** Links to the booking page with a doctor's first free time chosen. */
export function FreeTimeLink({ doctor, isWholeCard = false }: Props) {
  const { words, address } = freeTimeOf(useFacts(), doctor);
  const Link = isWholeCard ? CardLink : SiteLink;
  return <Link to={address}>{words}</Link>;
}

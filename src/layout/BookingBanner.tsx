import { styled } from 'styled-components';
import { PhoneLink } from '../ui/text/PhoneLink';
import { useClinicFacts } from '../api/clinicFacts';
import type { ServiceFacts } from '../domain/facts';
import { CalendarButton } from './CalendarButton';
import { FreeTimeLink } from './FreeTimeLink';
import { color, fontSize, forcedEdge, hues, radius, space, type HueName } from '../ui/tokens';

/** A coloured panel beside a page's words. */
export const PanelBox = styled.div<{ $hue: HueName }>`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  ${forcedEdge}
  border-radius: ${radius.panel};
  background: ${({ $hue }) => hues[$hue].tint};
  color: ${({ $hue }) => hues[$hue].deep};
  h2 {
    font-size: 1.375rem;
  }
  p {
    font-size: 1rem;
    line-height: 1.5;
  }
  p + p,
  a + p {
    font-size: ${fontSize.small};
  }
  p a {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
  > a {
    border-color: ${color.brand};
  }
`;

interface Props {
  readonly hue: HueName;
  readonly headingId: string;
  readonly service: ServiceFacts | undefined;
}

/** The side panel's banner to the booking page. */
export function BookingBanner({ hue, headingId, service }: Props) {
  const { profile: clinic, free } = useClinicFacts();
  const isKnown = free !== undefined;
  return (
    <PanelBox $hue={hue}>
      <h2 id={headingId}>Programați o consultație</h2>
      <p>Alegeți medicul și o oră liberă. Nu aveți nevoie de cont.</p>
      {service !== undefined && isKnown && (
        <p>
          <FreeTimeLink service={service} />
        </p>
      )}
      <CalendarButton service={service} />
      <p>
        Sau sunați la <PhoneLink number={clinic.phone} />, luni–vineri, {clinic.phoneOpens}–
        {clinic.phoneCloses}.
      </p>
    </PanelBox>
  );
}

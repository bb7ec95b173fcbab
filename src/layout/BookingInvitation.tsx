import { styled } from 'styled-components';
import { PhoneLink } from '../ui/text/PhoneLink';
import { useClinicFacts } from '../api/clinicFacts';
import type { Id } from '../domain/entities';
import { bookingPath } from '../content/paths';
import { ButtonLink } from '../ui/ButtonLink';
import { atLeast, color, fontSize, forcedEdge, notPrinted, radius, space } from '../ui/tokens';

const Panel = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: clamp(${space[6]}, 5vw, ${space[12]});
  ${forcedEdge}
  border-radius: ${radius.panel};
  background: ${color.brandDeep};
  color: ${color.onBrand};
  @media ${atLeast.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[10]};
  }
  > div {
    display: grid;
    gap: ${space[3]};
  }
  p {
    max-width: 34rem;
    color: ${color.brandSoft};
    font-size: ${fontSize.lead};
    line-height: 1.45;
  }
  p a {
    color: ${color.onBrand};
    display: inline-block;
  }
  :focus-visible {
    outline-color: ${color.onBrand};
  }
  ${notPrinted}
`;

interface Props {
  readonly heading: string;
  /** Opens the booking page with this service chosen. */
  readonly serviceId?: Id | undefined;
}

/** What a page says last: how to book. */
export function BookingInvitation({ heading, serviceId }: Props) {
  const { profile: clinic } = useClinicFacts();
  return (
    <Panel>
      <div>
        <h2>{heading}</h2>
        <p>
          Alegeți o oră liberă aici, în câteva minute. Dacă preferați, sunați la{' '}
          <PhoneLink number={clinic.phone} />.
        </p>
      </div>
      <ButtonLink $tone="onBrand" to={bookingPath({ service: serviceId })}>
        Alegeți o oră liberă
      </ButtonLink>
    </Panel>
  );
}

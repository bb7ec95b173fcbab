import { useDeferredValue, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../../content/dateWords';
import { doctorName } from '../../domain/doctorName';
import { color, fontSize, radius, space } from '../../ui/tokens';
import { Booking } from './Booking';
import { ContinueButton } from './ContinueButton';
import { PriceLines } from './PriceLines';
import { useNamed } from './useClinicLists';

/** Up to this width there is no room beside the form. */
const NARROW = '(max-width: 61.99rem)';

const Entries = styled.dl`
  display: grid;
  gap: ${space[4]};
  line-height: 1.4;
`;

const Entry = styled.div`
  display: grid;
  gap: ${space[1]};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    font-weight: 600;
  }
`;

const Unchosen = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

const Hour = styled.span`
  display: block;
  color: ${color.brand};
  font-size: ${fontSize.h2};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  line-height: 1.25;
  white-space: nowrap;
`;

const Title = styled.h2`
  font-size: ${fontSize.h3};
`;

/** On narrow screens, once a time is chosen, a bar at the window's lower edge with that time and the way on. */
const ChosenAside = styled.aside`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  padding: ${space[6]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  @media print {
    display: none;
  }
  @media ${NARROW} {
    display: none;
    > ${Title}, > ul, ${Entry}:not(:last-child), dt {
      display: none;
    }
    ${Hour} {
      display: inline;
      color: inherit;
      font: inherit;
      letter-spacing: 0;
      white-space: normal;
    }
    ${Entries} {
      flex: 1 1 9rem;
      line-height: 1.25;
    }
  }
  @media screen and ${NARROW} {
    &[data-time] {
      position: sticky;
      bottom: 0;
      z-index: 5;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space[3]};
      min-height: 3rem;
      margin-inline: calc(-1 * clamp(${space[4]}, 4vw, ${space[8]}));
      padding: 2px clamp(${space[4]}, 4vw, ${space[8]});
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: 0 -6px 24px rgb(16 38 43 / 10%);
      /* What gets the focus must not end up behind the bar. */
      html:has(&) {
        scroll-padding-bottom: 4.5rem;
      }
    }
  }
  @media (max-height: 20rem) {
    &[data-time] {
      position: static;
    }
  }
`;

/** On narrow screens, where the form is sent: all that is about to be booked. */
const InForm = styled.div`
  display: none;
  @media ${NARROW} {
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};
    background: ${color.brandTint};
    border-radius: ${radius.control};
  }
`;

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <Entry>
      <dt>{label}</dt>
      <dd>{children ?? <Unchosen>nu ați ales încă</Unchosen>}</dd>
    </Entry>
  );
}

/** What has been chosen so far: always in view beside the form, or, on narrow screens, where the form is sent. */
export function Chosen({ place }: { readonly place: 'side' | 'form' }) {
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const price = Booking.useSelector(({ context }) => context.price);
  // A press is answered by its slot first; the rest is rendered after it.
  const slot = useDeferredValue(Booking.useSelector(({ context }) => context.slot));
  const { service, doctor } = useNamed(serviceId, doctorId);
  const facts = (
    <Entries>
      <Fact label="Serviciu">{service && <span>{service.name}</span>}</Fact>
      <Fact label="Medic">{doctor && <span>{doctorName(doctor)}</span>}</Fact>
      <Fact label="Ziua și ora">
        {slot === null ? undefined : (
          <>
            <span>{`${dayName(slot.date)}, `}</span>
            <Hour>{`ora ${slot.startTime}`}</Hour>
          </>
        )}
      </Fact>
    </Entries>
  );
  const prices = <PriceLines service={service} price={price} />;
  if (place === 'form') {
    return (
      slot !== null && (
        <InForm role="group" aria-label="Ce programați">
          {facts}
          {prices}
        </InForm>
      )
    );
  }
  return (
    <ChosenAside aria-label="Programarea dumneavoastră" data-time={slot === null ? undefined : ''}>
      <Title>Programarea dumneavoastră</Title>
      {facts}
      {slot && <ContinueButton />}
      {prices}
    </ChosenAside>
  );
}

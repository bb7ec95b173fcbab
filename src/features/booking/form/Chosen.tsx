import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { doctorName } from '../../../domain/doctorName';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Fact, Facts, Label, Value } from '../../../ui/Facts';
import { Small } from '../../../ui/Note';
import { atLeast, below, color, fontSize, notPrinted, pageEdge, space } from '../../../ui/tokens';
import { Booking } from '../Booking';
import { ContinueButton } from '../ContinueButton';
import { Lines, PriceLines } from '../PriceLines';
import { useNamed } from '../useClinicLists';
import { useCalendarCode } from './calendarCode';

const Hour = styled.span`
  display: block;
  color: ${color.brand};
  font-size: ${fontSize.h2};
  font-weight: 700;
  line-height: 1.25;
  white-space: nowrap;
`;

const Title = styled.h2`
  font-size: ${fontSize.h3};
`;

/** Hidden on narrow screens until a time is chosen; then a bar at the bottom with that time and the continue button. */
const ChosenAside = styled(Card)`
  ${notPrinted}
  @media ${below.lg} {
    display: none;
    > ${Title}, > ${Lines}, ${Facts} > :not(:last-child), ${Label} {
      display: none;
    }
    ${Hour} {
      display: inline;
      color: inherit;
      font: inherit;
      white-space: normal;
    }
    ${Facts} {
      flex: 1 1 9rem;
    }
    ${Value} {
      line-height: 1.25;
    }
  }
  @media screen and ${below.lg} {
    &[data-time] {
      position: sticky;
      bottom: 0;
      z-index: 5;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space[3]};
      min-height: 3rem;
      margin-inline: calc(-1 * ${pageEdge});
      padding: 2px ${pageEdge};
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: 0 -6px 24px rgb(16 38 43 / 10%);
      /* What gets the focus must not end up behind the bar. */
      html:has(&) {
        scroll-padding-bottom: 4.5rem;
      }
      /* Its own button is in view already; scrolling to it would turn it into the way back. */
      > ${Button} {
        scroll-margin-bottom: -4.5rem;
      }
    }
  }
  @media (max-height: 20rem) {
    &[data-time] {
      position: static;
      > ${Button} {
        scroll-margin-bottom: 0;
      }
    }
  }
`;

/** On narrow screens, a summary of the booking next to the submit button. */
const InForm = styled(Card)`
  @media ${atLeast.lg} {
    display: none;
  }
`;

const NOT_YET = <Small as="span">nu ați ales încă</Small>;

/** Shows the current choice: always in view on wide screens, next to the submit button on narrow ones. */
export function Chosen({ variant }: { readonly variant: 'side' | 'form' }) {
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const price = Booking.useSelector(({ context }) => context.price);
  const { parts } = useCalendarCode();
  // Deferred, so that the pressed slot renders first.
  const slot = useDeferredValue(Booking.useSelector(({ context }) => context.slot));
  const time = slot && parts && { day: `${parts.dayName(slot.date)}, `, hour: `ora ${slot.startTime}` };
  const { service, doctor } = useNamed(serviceId, doctorId);
  const facts = (
    <Facts>
      <Fact label="Serviciu">{service ? <span>{service.name}</span> : NOT_YET}</Fact>
      <Fact label="Medic">{doctor ? <span>{doctorName(doctor)}</span> : NOT_YET}</Fact>
      <Fact label="Ziua și ora">
        {time ? (
          <>
            <span>{time.day}</span>
            <Hour>{time.hour}</Hour>
          </>
        ) : (
          NOT_YET
        )}
      </Fact>
    </Facts>
  );
  const prices = <PriceLines service={service} price={price} />;
  if (variant === 'form') {
    return (
      time && (
        <InForm $hue="brand" $gap={3} role="group" aria-label="Ce programați">
          {facts}
          {prices}
        </InForm>
      )
    );
  }
  return (
    <ChosenAside as="aside" $gap={5} aria-label="Programarea dumneavoastră" data-time={time ? '' : undefined}>
      <Title>Programarea dumneavoastră</Title>
      {facts}
      {time && <ContinueButton />}
      {prices}
    </ChosenAside>
  );
}

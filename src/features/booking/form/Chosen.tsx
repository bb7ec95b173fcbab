import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../api/store';
import { doctorName } from '../../../domain/entities';
import { Button } from '../../../ui/Button';
import { Card, CardHeading } from '../../../ui/Card';
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList';
import { VisuallyHidden } from '../../../ui/text';
import { atLeast, below, color, fontSize, notPrinted, pageEdge, space } from '../../../ui/tokens';
import { useBooking } from '../BookingMachineContext';
import { PriceLines } from '../PriceLines';
import { selectWeek, statusOf } from '../session/week';
import { useServiceAndDoctor } from '../useClinicLists';
import { useCalendarCode } from './calendarCode';

const Hour = styled.span`
  display: block;
  color: ${color.brand};
  font-size: ${fontSize.h2};
  font-weight: 700;
  line-height: 1.25;
  white-space: nowrap;
`;

/** The chosen or the lost time in one line. */
const InBar = styled.span`
  flex: 1;
  font-weight: 600;
  @media ${atLeast.lg} {
    display: none;
  }
`;

/** A bar on narrow screens: the chosen time until `Trimitere` is in view, or the lost one until another is chosen. */
const ChosenAside = styled(Card)`
  ${notPrinted}
  @media ${below.lg} {
    &:not([data-bar]),
    &:has(> [data-away]),
    > :not(${InBar}, ${Button}) {
      display: none;
    }
  }
  @media screen and ${below.lg} {
    &[data-bar] {
      position: fixed;
      inset: auto 0 0;
      z-index: 5;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${space[2]};
      padding: 8px ${pageEdge} max(8px, env(safe-area-inset-bottom));
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: 0 -6px 24px rgb(16 38 43 / 10%);
      /* Words as large as two lines allow beside a header of a fifth of the screen. */
      font-size: min(1rem, 7vw);
      line-height: 1.25;
      /* Keeps the focused element out from behind the bar. */
      html:has(&) {
        scroll-padding-bottom: min(5rem, 16vh);
      }
      > ${Button} {
        min-height: 44px;
        padding-inline: 2.5vw;
        font-size: inherit;
      }
    }
    &[data-bar='lost'] {
      background: ${color.dangerTint};
    }
  }
  @media (max-height: 20rem) {
    &[data-bar] {
      position: static;
    }
  }
`;

/** A summary of the booking next to the submit button, on narrow screens. */
const InForm = styled(Card)`
  @media ${atLeast.lg} {
    display: none;
  }
`;

/** Returns the current choice with its names; the time once the words of dates have loaded. */
function useChosen() {
  const { serviceId, doctorId, price } = useBooking('serviceId', 'doctorId', 'price');
  const { slot: pressed, lostSlot, attempt } = useBooking('slot', 'lostSlot', 'attempt');
  const { parts } = useCalendarCode();
  // Deferred, so that the pressed slot renders first; it must not outlive its doctor.
  const deferred = useDeferredValue(pressed);
  const slot = doctorId === null ? null : deferred;
  const loss = useAppSelector((state) => {
    const week = lostSlot && selectWeek(state, { doctorId, attempt });
    return week && (statusOf(week, lostSlot, null) === 'taken' ? 's-a ocupat' : 'nu mai este liberă');
  });
  const time = slot &&
    parts && {
      day: `${parts.weekdayAndDate(slot.date)}, `,
      hour: `ora ${slot.startTime}`,
      short: parts.shortDateTime(slot),
    };
  return {
    ...useServiceAndDoctor(serviceId, doctorId),
    price,
    time,
    /** `11:00 s-a ocupat`; null unless the chosen time was lost. */
    lost: lostSlot && loss && `${lostSlot.startTime} ${loss}`,
  };
}

/** Announces the choice to screen readers. A lost time has its message. */
export function ChoiceStatus() {
  const { service, doctor, time, lost } = useChosen();
  const parts = [service?.name, doctor && doctorName(doctor), time && time.day + time.hour].filter(Boolean);
  return (
    <VisuallyHidden role="status">
      {parts.length > 0 && lost === null ? `Ați ales: ${parts.join(', ')}.` : ''}
    </VisuallyHidden>
  );
}

const LOST = { color: color.danger };

function ChosenFacts({ service, doctor, time, lost }: ReturnType<typeof useChosen>) {
  return (
    <DescriptionList>
      {service && <DescriptionItem label="Serviciu">{service.name}</DescriptionItem>}
      {doctor && (
        <>
          <DescriptionItem label="Medic">{doctorName(doctor)}</DescriptionItem>
          <DescriptionItem label="Ziua și ora">
            {lost ? <span style={LOST}>{lost}</span> : (time?.day ?? 'nu ați ales încă')}
            {!lost && time && <Hour>{time.hour}</Hour>}
          </DescriptionItem>
        </>
      )}
    </DescriptionList>
  );
}

/** Shows the current choice next to the submit button, on narrow screens. */
export function ChosenInForm() {
  const chosen = useChosen();
  return (
    chosen.service && (
      <InForm $hue="brand" $gap={3} role="group" aria-label="Ce programați">
        <ChosenFacts {...chosen} />
        <PriceLines service={chosen.service} price={chosen.price} />
      </InForm>
    )
  );
}

/** Shows the current choice, always in view: beside the form on wide screens, below it on narrow ones. */
export function Chosen() {
  const chosen = useChosen();
  const { parts } = useCalendarCode();
  const { service, time, lost } = chosen;
  const bar = lost ? 'lost' : time ? 'time' : undefined;
  if (service === undefined) return null;
  return (
    <ChosenAside as="aside" $gap={5} aria-label="Programarea dumneavoastră" data-bar={bar}>
      <CardHeading>Programarea dumneavoastră</CardHeading>
      <ChosenFacts {...chosen} />
      <InBar style={lost ? LOST : undefined}>{lost ?? time?.short}</InBar>
      {bar && parts && <parts.ContinueButton isLost={bar === 'lost'} />}
      <PriceLines service={service} price={chosen.price} />
    </ChosenAside>
  );
}

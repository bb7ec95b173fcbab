import { styled } from 'styled-components';
import type { Doctor, Service } from '../../domain/entities';
import { color, fontSize, radius, shadow, space } from '../../ui/tokens';
import type { ChosenSlot } from './bookingContext';
import { doctorName } from './doctorName';
import { PriceLines, hasPrices } from './PriceLines';
import type { CalendarModule } from './time/useCalendarModule';

/** Beside the form where there is room; otherwise a bar at the bottom as soon as a time is chosen. */
const Box = styled.aside<{ $hasSlot: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: ${({ $hasSlot }) => ($hasSlot ? 'grid' : 'none')};
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card} ${radius.card} 0 0;
  box-shadow: ${shadow};
  h2 {
    font-size: ${fontSize.h3};
  }
  @media (max-height: 30rem) {
    position: static;
  }
  @media (min-width: 62rem) {
    position: sticky;
    top: 7rem;
    bottom: auto;
    display: grid;
    gap: ${space[5]};
    padding: ${space[6]};
    border-radius: ${radius.card};
    box-shadow: none;
  }
`;

const OnlyWide = styled.div`
  display: none;
  @media (min-width: 62rem) {
    display: grid;
    gap: ${space[1]};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.5;
  }
  dd {
    font-weight: 650;
    line-height: 1.4;
  }
  @media (max-width: 61.99rem) {
    dt {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    gap: ${space[4]};
  }
`;

const When = styled.span`
  color: ${color.brandDeep};
  font-variant-numeric: tabular-nums;
`;

interface BookingSummaryProps {
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly slot: ChosenSlot | null;
  readonly words: CalendarModule['dateWords'] | undefined;
}

/** What has been chosen so far, always in view. */
export function BookingSummary({ service, doctor, slot, words }: BookingSummaryProps) {
  return (
    <Box $hasSlot={slot !== null} aria-label="Programarea dumneavoastră">
      <OnlyWide>
        <h2>Programarea dumneavoastră</h2>
      </OnlyWide>
      <Facts>
        <div>
          <dt>Ziua și ora</dt>
          <dd role="status">
            {slot !== null && words !== undefined ? (
              <When>
                {words.fullDate(slot.date)}, ora {slot.startTime}
              </When>
            ) : (
              'Nealese încă'
            )}
          </dd>
        </div>
        <div>
          <dt>Medic</dt>
          <dd>{doctor === undefined ? 'Neales încă' : doctorName(doctor)}</dd>
        </div>
        <OnlyWide>
          <dt>Serviciu</dt>
          <dd>{service === undefined ? 'Neales încă' : service.name}</dd>
        </OnlyWide>
        {service !== undefined && hasPrices(service) && (
          <OnlyWide>
            <dt>Preț</dt>
            <dd>
              <PriceLines service={service} />
            </dd>
          </OnlyWide>
        )}
      </Facts>
    </Box>
  );
}

import type { ReactNode } from 'react';
import type { Doctor, Price, Service } from '../../../domain/entities';
import type { ChosenSlot } from '../session/bookingContext';
import { doctorName } from '../../../domain/doctorName';
import { useKnownService } from '../useKnownService';
import { PriceLines } from '../PriceLines';
import { Entry, Facts, Hour, SummaryBox, Title, Unchosen } from './summaryParts';
import type { CalendarModule } from '../time/useCalendarModule';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Entry>
      <dt>{label}</dt>
      <dd>{children ?? <Unchosen>nu ați ales încă</Unchosen>}</dd>
    </Entry>
  );
}

interface BookingSummaryProps {
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly slot: ChosenSlot | null;
  readonly price: Price | null;
  readonly calendar: CalendarModule | null;
}

/** What has been chosen so far, always in view: beside the form, or as a bar below it. */
export function BookingSummary({ service, doctor, slot, price, calendar }: BookingSummaryProps) {
  const known = useKnownService(service);
  const prices = price === null ? known.prices : [price];
  const hasSlot = slot !== null && calendar !== null;
  return (
    <>
      <SummaryBox aria-label="Programarea dumneavoastră">
        <Title>Programarea dumneavoastră</Title>
        <Facts>
          <Fact label="Serviciu">{service?.name}</Fact>
          <Fact label="Medic">{doctor && doctorName(doctor)}</Fact>
          <Fact label="Ziua și ora">
            {hasSlot ? (
              <>
                {calendar.dateWords.dayName(slot.date)}, <Hour>ora {slot.startTime}</Hour>
              </>
            ) : undefined}
          </Fact>
          {prices.length > 0 && (
            <Fact label="Preț">
              <PriceLines prices={prices} />
            </Fact>
          )}
        </Facts>
        {hasSlot && <calendar.WayOn />}
      </SummaryBox>
      {hasSlot && <calendar.ChosenBar slot={slot} />}
    </>
  );
}

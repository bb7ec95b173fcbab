import { memo, type ReactNode } from 'react';
import type { Doctor, Service } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import type { ChosenSlot } from '../session/bookingContext';
import { doctorName } from '../../../domain/doctorName';
import { Entry, Facts, Hour, SummaryBox, Title, Unchosen } from './summaryParts';
import type { CalendarModule, ChosenModule } from '../time/useCalendarModule';

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
  readonly price: PriceFacts | null;
  readonly calendar: CalendarModule | null;
  readonly chosen: ChosenModule | null;
}

/** What has been chosen so far, always in view: beside the form, or as a bar below it. */
export const BookingSummary = memo(function BookingSummary(props: BookingSummaryProps) {
  const { service, doctor, slot, price, calendar, chosen } = props;
  return (
    <>
      <SummaryBox aria-label="Programarea dumneavoastră">
        <Title>Programarea dumneavoastră</Title>
        <Facts>
          <Fact label="Serviciu">{service?.name}</Fact>
          <Fact label="Medic">{doctor && doctorName(doctor)}</Fact>
          <Fact label="Ziua și ora">
            {slot && calendar ? (
              <>
                {calendar.dateWords.dayName(slot.date)}, <Hour>ora {slot.startTime}</Hour>
              </>
            ) : undefined}
          </Fact>
        </Facts>
        {slot && chosen && <chosen.WayOn />}
        {chosen && <chosen.PriceLines service={service} price={price} />}
      </SummaryBox>
      {slot && chosen && <chosen.ChosenBar slot={slot} />}
    </>
  );
});

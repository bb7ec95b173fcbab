import type { ReactNode } from 'react';
import type { Doctor, Price, Service } from '../../../domain/entities';
import type { ChosenSlot } from '../session/bookingContext';
import { fieldId } from '../bookingFields';
import { doctorName } from '../../../domain/doctorName';
import { useKnownService } from '../useKnownService';
import { PriceLines } from '../PriceLines';
import { Continue, Entry, Facts, Hour, SummaryBox, Title, Unchosen } from './summaryParts';
import type { CalendarModule } from '../time/useCalendarModule';
import { showAndFocus } from '../../../ui/showAndFocus';

interface FactProps {
  readonly label: string;
  /** Left out of the bar at the bottom of narrow screens. */
  readonly isDetail?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isDetail = false, children }: FactProps) {
  return (
    <Entry $isDetail={isDetail}>
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
  readonly words: CalendarModule['dateWords'] | undefined;
}

/** What has been chosen so far, always in view. */
export function BookingSummary({ service, doctor, slot, price, words }: BookingSummaryProps) {
  const known = useKnownService(service);
  const prices = price === null ? known.prices : [price];
  const hasSlot = slot !== null && words !== undefined;
  return (
    <SummaryBox $hasSlot={hasSlot} aria-label="Programarea dumneavoastră">
      <Title>Programarea dumneavoastră</Title>
      <Facts>
        <Fact label="Serviciu" isDetail>
          {service?.name}
        </Fact>
        <Fact label="Medic">{doctor && doctorName(doctor)}</Fact>
        <Fact label="Ziua și ora">
          {hasSlot ? (
            <>
              {words.dayName(slot.date)}, <Hour>ora {slot.startTime}</Hour>
            </>
          ) : undefined}
        </Fact>
        {prices.length > 0 && (
          <Fact label="Preț" isDetail>
            <PriceLines prices={prices} />
          </Fact>
        )}
      </Facts>
      <Continue
        type="button"
        onClick={() => {
          showAndFocus(document.getElementById(fieldId('firstName')), 'center');
        }}
      >
        Continuați
      </Continue>
    </SummaryBox>
  );
}

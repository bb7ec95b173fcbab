import { memo } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../../../content/dateWords';
import { doctorName } from '../../../domain/doctorName';
import type { Doctor, Service } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import { color, radius, space } from '../../../ui/tokens';
import type { ChosenSlot } from '../session/bookingContext';
import { PriceLines } from '../PriceLines';

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.brandTint};
  border-radius: ${radius.control};
  line-height: 1.4;
  @media (min-width: 62rem) {
    display: none;
  }
`;

interface ChosenWordsProps {
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly slot: ChosenSlot;
  readonly price: PriceFacts | null;
}

/** What is about to be booked, on narrow screens, where no summary stands beside the form. */
export const ChosenWords = memo(function ChosenWords({ service, doctor, slot, price }: ChosenWordsProps) {
  return (
    <Words role="group" aria-label="Ce programați">
      <p>
        <strong>{`${dayName(slot.date)}, ora ${slot.startTime}`}</strong>
        {service && `, ${service.name}`}
        {doctor && `, ${doctorName(doctor)}`}
      </p>
      <PriceLines service={service} price={price} />
    </Words>
  );
});

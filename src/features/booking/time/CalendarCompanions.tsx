import { BookingSigns } from '../../../api/BookingSigns';
import { LiveSlots, type LiveSlotsProps } from '../../../api/LiveSlots';
import { FormTrap } from '../../../ui/form/FormTrap';
import { LostSlot, type LostSlotProps } from './LostSlot';

export interface CalendarCompanionsProps extends LiveSlotsProps, Omit<LostSlotProps, 'lost'> {
  /** Null unless a chosen time was lost. */
  readonly lost: LostSlotProps['lost'] | null;
}

/** Keeps an open calendar up to date, tells persons from robots, and says so when somebody was faster. */
export function CalendarCompanions({ doctor, lost, ...props }: CalendarCompanionsProps) {
  return (
    <>
      <LiveSlots doctor={doctor} />
      <BookingSigns />
      <FormTrap />
      {lost !== null && <LostSlot lost={lost} {...props} />}
    </>
  );
}

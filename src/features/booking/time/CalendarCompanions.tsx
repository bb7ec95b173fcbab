import { LiveSlots, type LiveSlotsProps } from '../../../api/LiveSlots';
import { LostSlot, type LostSlotProps } from './LostSlot';

export interface CalendarCompanionsProps extends LiveSlotsProps, Omit<LostSlotProps, 'lost'> {
  /** Null unless a chosen time was lost. */
  readonly lost: LostSlotProps['lost'] | null;
}

/** Keeps an open calendar up to date, and says so when somebody was faster. */
export function CalendarCompanions({ doctor, lost, ...props }: CalendarCompanionsProps) {
  return (
    <>
      <LiveSlots doctor={doctor} />
      {lost !== null && <LostSlot lost={lost} {...props} />}
    </>
  );
}

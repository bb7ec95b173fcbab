import type { LiveSlotsProps } from '../../../api/LiveSlots';
import { useLazyModule } from '../../../ui/hooks/useLazyModule';
import type { LostSlotProps } from './LostSlot';

const load = () => import(/* webpackChunkName: "calendar-companions" */ './calendarCompanions');

interface CompanionsProps extends LiveSlotsProps, Omit<LostSlotProps, 'lost'> {
  /** Null unless a chosen time was lost. */
  readonly lost: LostSlotProps['lost'] | null;
}

/** Keeps an open calendar up to date, and says so when somebody was faster. */
export function LazyCalendarCompanions({ doctor, lost, ...props }: CompanionsProps) {
  const { module } = useLazyModule(load, true);
  return (
    module && (
      <>
        <module.LiveSlots doctor={doctor} />
        {lost !== null && <module.LostSlot lost={lost} {...props} />}
      </>
    )
  );
}

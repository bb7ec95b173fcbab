import { useLazyModule } from '../../../ui/hooks/useLazyModule';
import type { CalendarCompanionsProps } from './CalendarCompanions';

const load = () => import(/* webpackChunkName: "calendar-companions" */ './CalendarCompanions');

/** What stands beside a calendar once it is shown; late, because a calendar is of use without it. */
export function LazyCalendarCompanions(props: CalendarCompanionsProps) {
  const { module } = useLazyModule(load, true);
  return module && <module.CalendarCompanions {...props} />;
}

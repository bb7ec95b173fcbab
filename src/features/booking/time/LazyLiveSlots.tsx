import type { LiveSlotsProps } from '../../../api/LiveSlots';
import { useLazyModule } from '../../../ui/hooks/useLazyModule';

const load = () => import(/* webpackChunkName: "live-slots" */ '../../../api/LiveSlots');

/** What keeps an open calendar up to date, fetched once there is one to look at. */
export function LazyLiveSlots(props: LiveSlotsProps) {
  const { module } = useLazyModule(load, true);
  return module && <module.LiveSlots {...props} />;
}

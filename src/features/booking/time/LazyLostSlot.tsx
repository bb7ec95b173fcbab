import { useLazyModule } from '../../../ui/hooks/useLazyModule';
import type { LostSlotProps } from './LostSlot';

const load = () => import(/* webpackChunkName: "lost-slot" */ './LostSlot');

interface LazyLostSlotProps extends Omit<LostSlotProps, 'lost'> {
  /** Null unless a chosen time was lost. */
  readonly lost: LostSlotProps['lost'] | null;
  /** True once a time is chosen, so that the code is here before the time can be lost. */
  readonly isNear: boolean;
}

/** What is said when somebody was faster, whose code nobody needs before a time is chosen. */
export function LazyLostSlot({ lost, isNear, ...props }: LazyLostSlotProps) {
  const { module } = useLazyModule(load, isNear || lost !== null);
  return lost === null || module === null ? null : <module.LostSlot lost={lost} {...props} />;
}

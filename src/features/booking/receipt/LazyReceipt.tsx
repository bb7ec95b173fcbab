import { LoadFailure } from '../LoadFailure';
import { useLazyModule } from '../../../ui/hooks/useLazyModule';
import type { ReceiptProps } from './Receipt';

export const loadReceipt = () => import(/* webpackChunkName: "receipt" */ './Receipt');

interface LazyReceiptProps extends Omit<ReceiptProps, 'appointment'> {
  /** Null until there is one. */
  readonly appointment: ReceiptProps['appointment'] | null;
  /** True once a booking is near, so that its confirmation is here before the answer is. */
  readonly isNear: boolean;
}

/** The confirmation, whose code nobody needs before a time is chosen. */
export function LazyReceipt({ appointment, isNear, ...props }: LazyReceiptProps) {
  const { module, hasFailed, retry } = useLazyModule(loadReceipt, isNear || appointment !== null);
  if (appointment === null) return null;
  if (module === null) {
    return hasFailed ? (
      <LoadFailure
        text="Programarea este înregistrată. Confirmarea ei nu s-a putut încărca."
        isBusy={false}
        onRetry={retry}
      />
    ) : null;
  }
  return <module.Receipt appointment={appointment} {...props} />;
}

import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Reserves the calendar's space while it loads, so that the layout does not shift. */
export function WeekSkeleton() {
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">Se încarcă orele libere…</VisuallyHidden>
      <Skeleton $height="3.25rem" />
      <Skeleton $height="18rem" />
    </Stack>
  );
}

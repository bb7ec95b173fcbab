import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Keeps the calendar's place while it is loading, so that nothing jumps. */
export function WeekSkeleton() {
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">Se încarcă orele libere…</VisuallyHidden>
      <Skeleton $height="3.25rem" />
      <Skeleton $height="18rem" />
    </Stack>
  );
}

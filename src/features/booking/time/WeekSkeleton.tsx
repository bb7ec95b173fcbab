import { styled } from 'styled-components';
import { Skeleton } from '../../../ui/Skeleton';
import { space } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  container: calendar / inline-size;
`;

/** The week's row; on narrow screens the first free time is below it. */
const Head = styled(Skeleton)`
  @container calendar (min-width: 38rem) {
    height: 3.25rem;
  }
`;

const Days = styled.div`
  display: grid;
  gap: ${space[2]} ${space[3]};
  @container calendar (min-width: 38rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** Keeps the calendar's place while it is loading, so that nothing jumps. */
export function WeekSkeleton() {
  return (
    <Frame>
      <VisuallyHidden role="status">Se încarcă orele libere…</VisuallyHidden>
      <Head $height="7rem" />
      <Days aria-hidden>
        {Array.from({ length: 25 }, (_, index) => (
          <Skeleton key={index} $height="2.75rem" />
        ))}
      </Days>
    </Frame>
  );
}

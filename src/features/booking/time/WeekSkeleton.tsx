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
  gap: ${space[3]};
  @container calendar (min-width: 38rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** Keeps the calendar's place while it is loading, so that nothing jumps. */
export function WeekSkeleton() {
  return (
    <Frame>
      <VisuallyHidden role="status">Se încarcă orele libere…</VisuallyHidden>
      <Head $height="7rem" />
      <Days aria-hidden>
        {[0, 1, 2, 3, 4].map((day) => (
          <Column key={day}>
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} $height="2.75rem" />
            ))}
          </Column>
        ))}
      </Days>
    </Frame>
  );
}

import { styled } from 'styled-components';
import { WORKDAYS } from '../../../domain/calendarDate';
import { Note, VisuallyHidden } from '../../../ui/text';
import { Skeleton } from '../../../ui/loading';
import { Stack } from '../../../ui/layout';

const Loading = styled(Stack)`
  @media (scripting: none) {
    display: none;
  }
`;

/** Reserves the calendar's space while it loads, so that the layout does not shift. */
export function WeekSkeleton() {
  return (
    <>
      <Loading $gap={3}>
        <VisuallyHidden role="status">Se încarcă orele libere…</VisuallyHidden>
        <Skeleton $height="3.25rem" />
        <Skeleton $height="3.25rem" />
        {WORKDAYS.map((day) => (
          <Skeleton key={day} $height="5rem" />
        ))}
      </Loading>
      <noscript>
        <Note>Orele libere le vedeți după ce apăsați Trimitere.</Note>
      </noscript>
    </>
  );
}

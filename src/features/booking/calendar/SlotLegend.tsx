import { styled } from 'styled-components';
import type { SlotStatus } from '../../../domain/slotStatus';
import { Cluster } from '../../../ui/layout';
import { fontSize, space } from '../../../ui/tokens';
import { slotStyles } from './slotStyles';

const WORDS: Record<SlotStatus, string> = {
  available: 'Liber',
  selected: 'Ales',
  taken: 'Ocupat',
  expired: 'Trecut',
  vacation: 'Concediu',
};

const Sample = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.25rem;
  border-radius: 5px;
  font-size: 0.75rem;
  line-height: 1;
  ${slotStyles('data-sample')}
`;

/** Explains the styles of the shown slots. Hidden from assistive technology, because every slot's name has its state. */
export function SlotLegend({ shown }: { readonly shown: readonly SlotStatus[] }) {
  return (
    <Cluster as="ul" aria-hidden style={{ gap: `${space[2]} ${space[5]}`, fontSize: fontSize.small }}>
      {(Object.keys(WORDS) as SlotStatus[])
        // Shown together with the free times, so that a press does not change the legend.
        .filter((status) => shown.includes(status) || (status === 'selected' && shown.includes('available')))
        .map((status) => (
          <Cluster as="li" key={status}>
            <Sample data-sample={status}>{status === 'taken' && '00'}</Sample>
            {WORDS[status]}
          </Cluster>
        ))}
    </Cluster>
  );
}

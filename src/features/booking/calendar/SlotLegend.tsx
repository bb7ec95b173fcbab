import { styled } from 'styled-components';
import type { SlotStatus } from '../../../domain/slotStatus';
import { fontSize, space } from '../../../ui/tokens';
import { slotAppearance } from './slotAppearance';

const WORDS: Record<SlotStatus, string> = {
  available: 'Liber',
  selected: 'Ales',
  taken: 'Ocupat',
  expired: 'Trecut',
  vacation: 'Concediu',
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  font-size: ${fontSize.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Sample = styled.span<{ $status: SlotStatus }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.25rem;
  border-radius: 5px;
  font-size: 0.75rem;
  line-height: 1;
  ${({ $status }) => slotAppearance[$status]}
`;

/** What the looks of the shown slots mean; every slot says it in words too, so this is for the eye only. */
export function SlotLegend({ shown }: { readonly shown: ReadonlySet<SlotStatus> }) {
  return (
    <List aria-hidden>
      {(Object.keys(WORDS) as SlotStatus[])
        .filter((status) => shown.has(status))
        .map((status) => (
          <li key={status}>
            <Sample $status={status}>{status === 'taken' && '00'}</Sample>
            {WORDS[status]}
          </li>
        ))}
    </List>
  );
}

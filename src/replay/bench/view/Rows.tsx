import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import type { ExpectationLine } from '../../words/expectations';
import { Remove } from './parts';

const DetailRow = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: 0.125rem;
  border-bottom: 1px solid ${color.hairline};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A line in the tester's words, and in the machine's. */
export type Line = Pick<ExpectationLine, 'words' | 'machineWords'>;

export interface RowsProps {
  readonly lines: readonly Line[];
  /** Takes a line away; undefined where none can be. */
  readonly onStrike?: (index: number) => void;
}

/** Lists lines, parted from each other. */
export function Rows({ lines, onStrike }: RowsProps) {
  return (
    <ul>
      {lines.map(({ words, machineWords }, index) => (
        <DetailRow key={index} title={machineWords}>
          {words}
          {onStrike && (
            <Remove $variant="quiet" aria-label={`Nu se așteaptă: ${words}`} onClick={() => onStrike(index)}>
              ✕
            </Remove>
          )}
        </DetailRow>
      ))}
    </ul>
  );
}

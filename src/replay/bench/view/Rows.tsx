import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import type { ExpectationLine } from '../../words/expectations';

export const DetailRow = styled.li`
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
}

/** Lists lines, parted from each other. */
export function Rows({ lines }: RowsProps) {
  return (
    <ul>
      {lines.map(({ words, machineWords }, index) => (
        <DetailRow key={index} title={machineWords}>
          {words}
        </DetailRow>
      ))}
    </ul>
  );
}

import { css, styled } from 'styled-components';
import type { Block } from '../../content/blocks';
import { below, color, fontSize, radius, space } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/text';

const ScrollRegion = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** Turns each row into a list with its columns' names, because side by side the cells would have two words a line. */
const stacked = css`
  @media ${below.sm} {
    display: block;
  }
`;

const Grid = styled.table`
  width: 100%;
  line-height: 1.4;
  ${stacked}
  @media print {
    break-inside: avoid;
  }
`;

const Caption = styled.caption`
  padding: ${space[4]} ${space[4]} ${space[3]};
  font-weight: 700;
  ${stacked}
`;

const TableHead = styled.thead`
  @media ${below.sm} {
    ${visuallyHidden}
  }
`;

const Column = styled.th`
  padding: ${space[2]} ${space[4]};
  background: var(--tint);
  color: var(--deep);
  font-size: ${fontSize.small};
`;

const TableBody = styled.tbody`
  ${stacked}
`;

const Row = styled.tr`
  border-top: 1px solid ${color.hairline};
  vertical-align: top;
  @media ${below.sm} {
    display: block;
    padding: ${space[3]} ${space[4]};
  }
`;

const Cell = styled.td`
  padding: ${space[3]} ${space[4]};
  @media ${below.sm} {
    display: block;
    padding: 0 0 ${space[1]};
    &[data-column]::before {
      content: attr(data-column) ': ';
      color: var(--deep);
      font-size: ${fontSize.small};
      font-weight: 600;
    }
  }
`;

type Table = Extract<Block, { kind: 'table' }>;

/** A small table of figures; the first cell of a row names it. */
export function FigureTable({ table: { caption, columns, rows } }: { readonly table: Table }) {
  return (
    // A keyboard must be able to scroll what does not fit.
    <ScrollRegion tabIndex={0} role="region" aria-label={caption}>
      <Grid>
        <Caption>{caption}</Caption>
        <TableHead>
          <Row>
            {columns.map((column) => (
              <Column key={column} scope="col">
                {column}
              </Column>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...cells]) => (
            <Row key={name}>
              <Cell as="th" scope="row">
                {name}
              </Cell>
              {cells.map((cell, index) => (
                <Cell key={index} data-column={columns[index + 1]}>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Grid>
    </ScrollRegion>
  );
}

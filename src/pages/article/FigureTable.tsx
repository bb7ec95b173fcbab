import { styled } from 'styled-components';
import type { Block } from '../../content/blocks';
import { below, color, fontSize, hues, radius, space, type HueName } from '../../ui/tokens';
import { unseen } from '../../ui/VisuallyHidden';

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Table = styled.table<{ $hue: HueName }>`
  width: 100%;
  line-height: 1.4;
  caption {
    padding: ${space[4]} ${space[4]} ${space[3]};
    font-weight: 700;
    text-align: left;
  }
  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.hairline};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding-block: ${space[2]};
    background: ${({ $hue }) => hues[$hue].tint};
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  tbody th {
    font-weight: 600;
  }
  /* Beside each other the cells would have two words a line: each row becomes a list with its columns' names. */
  @media ${below.sm} {
    &,
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      ${unseen}
    }
    tr {
      padding: ${space[3]} ${space[4]};
      border-top: 1px solid ${color.hairline};
    }
    tbody th,
    tbody td {
      padding: 0 0 ${space[1]};
      border: 0;
    }
    td::before {
      content: attr(data-column) ': ';
      color: ${({ $hue }) => hues[$hue].deep};
      font-size: ${fontSize.small};
      font-weight: 600;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

interface Props {
  readonly table: Extract<Block, { kind: 'table' }>;
  readonly hue: HueName;
}

/** A small table of figures; the first cell of a row names it. */
export function FigureTable({ table: { caption, columns, rows }, hue }: Props) {
  return (
    // A keyboard must be able to scroll what does not fit.
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Table $hue={hue}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

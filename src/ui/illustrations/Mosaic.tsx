import { MedicalDrawing, type DrawingName } from './MedicalDrawing';
import { CELL, GAP, Shape, type ShapeOnGrid } from './Shape';

export interface DrawingTile {
  readonly name: DrawingName;
  readonly at: readonly [number, number];
  /** Cells along each side. */
  readonly span: 1 | 2;
  readonly fill: string;
  readonly ink: string;
}

interface Props {
  readonly columns: number;
  readonly rows: number;
  readonly shapes: readonly ShapeOnGrid[];
  readonly drawings: readonly DrawingTile[];
}

function Tile({ name, at: [column, row], span, fill, ink }: DrawingTile) {
  const side = span * CELL - GAP;
  const scale = (side / 240) * 0.74;
  const inset = (side - 240 * scale) / 2;
  return (
    <g transform={`translate(${column * CELL + GAP / 2} ${row * CELL + GAP / 2})`} color={ink}>
      <rect width={side} height={side} rx={28} fill={fill} />
      <g transform={`translate(${inset} ${inset}) scale(${scale})`}>
        <MedicalDrawing name={name} strokeWidth={span === 2 ? 9 : 13} />
      </g>
    </g>
  );
}

/** The one way in which pictures of this site are composed: shapes on a grid around a line drawing. */
export function Mosaic({ columns, rows, shapes, drawings }: Props) {
  return (
    <svg
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={columns * CELL}
      height={rows * CELL}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape) => (
        <Shape key={shape.at.join()} {...shape} />
      ))}
      {drawings.map((tile) => (
        <Tile key={tile.name} {...tile} />
      ))}
    </svg>
  );
}

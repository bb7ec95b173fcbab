/** One cell is 120 by 120. */
export const CELL = 120;
/** Space between neighbours, so that shapes read one by one. */
export const GAP = 8;

export type ShapeKind = 'disc' | 'quarter' | 'half' | 'leaf' | 'square' | 'ring';

export interface ShapeOnGrid {
  readonly kind: ShapeKind;
  /** Column and row of its cell. */
  readonly at: readonly [number, number];
  readonly fill: string;
  /** Quarter turns clockwise. */
  readonly turns?: 0 | 1 | 2 | 3;
}

const paths: Record<ShapeKind, string> = {
  disc: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Z',
  quarter: 'M0 0a120 120 0 0 1 120 120H0Z',
  half: 'M0 60a60 60 0 0 1 120 0v60H0Z',
  leaf: 'M0 0h60a60 60 0 0 1 60 60v60H60A60 60 0 0 1 0 60Z',
  square: 'M28 0h64a28 28 0 0 1 28 28v64a28 28 0 0 1-28 28H28A28 28 0 0 1 0 92V28A28 28 0 0 1 28 0Z',
  ring: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Zm0 34a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z',
};

/** A geometric shape that fills its cell. */
export function Shape({ kind, at: [column, row], fill, turns = 0 }: ShapeOnGrid) {
  const place = `translate(${column * CELL + GAP / 2} ${row * CELL + GAP / 2}) scale(${(CELL - GAP) / CELL})`;
  return (
    <path
      d={paths[kind]}
      fill={fill}
      transform={turns === 0 ? place : `${place} rotate(${turns * 90} 60 60)`}
    />
  );
}

import { color, hues } from '../tokens';
import { Mosaic, type DrawingTile } from './Mosaic';
import type { ShapeOnGrid } from './Shape';

const { cardiology, rheumatology, hematology, genetics, brand } = hues;

const shapes: readonly ShapeOnGrid[] = [
  { kind: 'quarter', at: [0, 0], fill: brand.base, turns: 0 },
  { kind: 'disc', at: [3, 0], fill: rheumatology.soft },
  { kind: 'leaf', at: [0, 1], fill: hematology.soft },
  { kind: 'half', at: [3, 1], fill: cardiology.base },
  { kind: 'ring', at: [0, 2], fill: rheumatology.soft },
  { kind: 'leaf', at: [1, 2], fill: genetics.soft, turns: 1 },
  { kind: 'quarter', at: [3, 2], fill: brand.soft, turns: 2 },
];

const drawings: readonly DrawingTile[] = [
  { name: 'leaf', at: [1, 0], span: 2, fill: color.paper, ink: brand.base },
  { name: 'heart', at: [2, 2], span: 1, fill: cardiology.soft, ink: cardiology.deep },
];

/** The home page's picture: the clearing, and around it the four specialties' hues. */
export function HeroPicture() {
  return <Mosaic columns={4} rows={3} shapes={shapes} drawings={drawings} />;
}

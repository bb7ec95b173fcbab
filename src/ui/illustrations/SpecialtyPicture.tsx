import { color, hues, type Hue, type HueName } from '../tokens';
import { Mosaic } from './Mosaic';
import type { ShapeOnGrid } from './Shape';
import { specialtyDrawing } from './specialtyDrawing';

/** The same six shapes, in each hue's own order. */
const arrangements: Record<HueName, (hue: Hue) => readonly ShapeOnGrid[]> = {
  cardiology: ({ soft, base, deep }) => [
    { kind: 'quarter', at: [2, 0], fill: base, turns: 1 },
    { kind: 'disc', at: [3, 0], fill: soft },
    { kind: 'leaf', at: [2, 1], fill: soft, turns: 1 },
    { kind: 'half', at: [3, 1], fill: deep },
  ],
  rheumatology: ({ soft, base, deep }) => [
    { kind: 'half', at: [2, 0], fill: soft, turns: 2 },
    { kind: 'quarter', at: [3, 0], fill: deep, turns: 0 },
    { kind: 'ring', at: [2, 1], fill: base },
    { kind: 'leaf', at: [3, 1], fill: soft },
  ],
  hematology: ({ soft, base, deep }) => [
    { kind: 'disc', at: [2, 0], fill: base },
    { kind: 'leaf', at: [3, 0], fill: soft },
    { kind: 'quarter', at: [2, 1], fill: soft, turns: 2 },
    { kind: 'ring', at: [3, 1], fill: deep },
  ],
  genetics: ({ soft, base, deep }) => [
    { kind: 'leaf', at: [2, 0], fill: soft, turns: 1 },
    { kind: 'leaf', at: [3, 0], fill: base },
    { kind: 'quarter', at: [2, 1], fill: deep, turns: 3 },
    { kind: 'disc', at: [3, 1], fill: soft },
  ],
  brand: ({ soft, base, deep }) => [
    { kind: 'disc', at: [2, 0], fill: hues.rheumatology.soft },
    { kind: 'quarter', at: [3, 0], fill: base, turns: 1 },
    { kind: 'leaf', at: [2, 1], fill: soft },
    { kind: 'half', at: [3, 1], fill: deep },
  ],
};

/** The picture of a page's banner, in its hue. */
export function SpecialtyPicture({ hue: name }: { readonly hue: HueName }) {
  const hue = hues[name];
  return (
    <Mosaic
      columns={4}
      rows={2}
      shapes={arrangements[name](hue)}
      drawings={[{ name: specialtyDrawing[name], at: [0, 0], span: 2, fill: color.surface, ink: hue.base }]}
    />
  );
}

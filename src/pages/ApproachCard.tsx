import { styled } from 'styled-components';
import type { aboutTexts } from '../content/pages/about';
import { Shape, type ShapeKind } from '../ui/illustrations/Shape';
import { hues, radius, space, type HueName } from '../ui/tokens';

type PointName = (typeof aboutTexts.approach.points)[number]['key'];

const looks: Record<PointName, { readonly hue: HueName; readonly shape: ShapeKind }> = {
  team: { hue: 'hematology', shape: 'ring' },
  environment: { hue: 'rheumatology', shape: 'disc' },
  clinic: { hue: 'brand', shape: 'half' },
  flexibility: { hue: 'genetics', shape: 'leaf' },
};

const Card = styled.article<{ $hue: HueName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[5]};
  height: 100%;
  padding: ${space[6]};
  border-radius: ${radius.panel};
  background: ${({ $hue }) => hues[$hue].tint};
  > div {
    display: grid;
    align-content: start;
    gap: ${space[2]};
  }
  h3 {
    color: ${({ $hue }) => hues[$hue].deep};
  }
`;

interface Props {
  readonly name: PointName;
  readonly title: string;
  readonly text: string;
}

/** One thing the clinic cares about. */
export function ApproachCard({ name, title, text }: Props) {
  const { hue, shape } = looks[name];
  return (
    <Card $hue={hue}>
      <svg width="56" height="56" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <Shape kind={shape} at={[0, 0]} fill={hues[hue].base} />
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Card>
  );
}

import { styled } from 'styled-components';
import type { aboutTexts } from '../content/pages/about';
import { Card } from '../ui/Card';
import { Stack } from '../ui/Stack';
import { hues, space, type HueName } from '../ui/tokens';

type PointName = ReturnType<typeof aboutTexts>['approach']['points'][number]['key'];

/** Shapes in a box of 120 by 120. */
const looks: Record<PointName, { readonly hue: HueName; readonly path: string }> = {
  team: {
    hue: 'hematology',
    path: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Zm0 34a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z',
  },
  environment: { hue: 'rheumatology', path: 'M60 0a60 60 0 1 1 0 120 60 60 0 0 1 0-120Z' },
  clinic: { hue: 'brand', path: 'M0 60a60 60 0 0 1 120 0v60H0Z' },
  flexibility: { hue: 'genetics', path: 'M0 0h60a60 60 0 0 1 60 60v60H60A60 60 0 0 1 0 60Z' },
};

const Row = styled(Card)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[5]};
  height: 100%;
`;

interface Props {
  readonly name: PointName;
  readonly title: string;
  readonly text: string;
}

/** One thing the clinic cares about. */
export function ApproachCard({ name, title, text }: Props) {
  const { hue, path } = looks[name];
  return (
    <Row as="article" $hue={hue}>
      <svg width="56" height="56" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path d={path} fill={hues[hue].base} transform="translate(4 4) scale(0.93333)" />
      </svg>
      <Stack $gap={2}>
        <h3>{title}</h3>
        <p>{text}</p>
      </Stack>
    </Row>
  );
}

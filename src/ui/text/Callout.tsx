import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, forcedEdge, hues, measure, radius, space } from '../tokens';
import { Icon } from '../Icon';

const looks = {
  info: { surface: color.brandTint, mark: color.brand, icon: 'Info' },
  warning: { surface: hues.rheumatology.tint, mark: hues.rheumatology.deep, icon: 'TriangleAlert' },
} as const;

type CalloutTone = keyof typeof looks;

const PanelBox = styled.div<{ $tone: CalloutTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  max-width: calc(${measure} + 2rem);
  padding: ${space[5]};
  ${forcedEdge}
  border-radius: ${radius.card};
  background: ${({ $tone }) => looks[$tone].surface};
  svg {
    margin-top: 0.1em;
    color: ${({ $tone }) => looks[$tone].mark};
  }
  strong {
    line-height: 1.4;
  }
  p {
    grid-column: 2;
  }
  @media print {
    padding: 0.5rem 1rem;
    border-left: 3pt solid ${({ $tone }) => looks[$tone].mark};
    border-radius: 0;
    break-inside: avoid;
  }
`;

interface Props {
  readonly tone: CalloutTone;
  readonly title: string;
  readonly children: ReactNode;
}

/** What must not be overlooked among paragraphs. */
export function Callout({ tone, title, children }: Props) {
  const { icon } = looks[tone];
  return (
    <PanelBox $tone={tone} role="note">
      <Icon name={icon} size={24} />
      <strong>{title}</strong>
      <p>{children}</p>
    </PanelBox>
  );
}

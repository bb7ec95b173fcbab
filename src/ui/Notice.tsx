import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, forcedEdge, radius, space } from './tokens';
import { Icon } from './Icon';

const tones = {
  info: { surface: color.brandTint, mark: color.brand, icon: 'Info' },
  danger: { surface: color.dangerTint, mark: color.danger, icon: 'CircleAlert' },
} as const;

type NoticeTone = keyof typeof tones;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  ${forcedEdge}
  background: ${({ $tone }) => tones[$tone].surface};
  border-radius: ${radius.card};
  > svg {
    font-size: inherit;
    width: 1.35em;
    height: 1.6em;
    color: ${({ $tone }) => tones[$tone].mark};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
`;

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
}

/** A message that belongs to a place on the page and stays there. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const { icon } = tones[tone];
  return (
    <Box $tone={tone}>
      <Icon name={icon} />
      <Body>{children}</Body>
    </Box>
  );
}

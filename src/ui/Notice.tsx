import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { Stack } from './layout';
import { color, forcedEdge, radius, space } from './tokens';

const variants = {
  info: { surface: color.brandTint, mark: color.brand, icon: 'Info' },
  success: { surface: color.brandTint, mark: color.brand, icon: 'CircleCheck' },
  warning: { surface: color.warningTint, mark: color.warning, icon: 'TriangleAlert' },
  danger: { surface: color.dangerTint, mark: color.danger, icon: 'CircleAlert' },
} as const;

type NoticeVariant = keyof typeof variants;

const NoticeBox = styled.div<{ $variant: NoticeVariant }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  ${forcedEdge}
  background: ${({ $variant }) => variants[$variant].surface};
  border-radius: ${radius.card};
  @media print {
    border-color: currentcolor;
    break-inside: avoid;
  }
`;

interface NoticeProps {
  readonly variant?: NoticeVariant;
  readonly title?: string;
  readonly role?: 'note' | 'alert' | 'status';
  readonly children: ReactNode;
}

/** A message that belongs to a place on the page and stays there. */
export function Notice({ variant = 'info', title, role, children }: NoticeProps) {
  const { icon, mark } = variants[variant];
  return (
    <NoticeBox $variant={variant} role={role}>
      <Icon name={icon} color={mark} />
      <Stack style={{ justifyItems: 'start' }} $gap={title === undefined ? 3 : 1}>
        {title && <strong>{title}</strong>}
        {children}
      </Stack>
    </NoticeBox>
  );
}

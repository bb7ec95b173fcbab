import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { Stack } from './layout';
import { color, measure, notPrinted, space } from './tokens';

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 3rem;
  padding-block: ${space[2]};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
`;

/** Neighbouring disclosures share the line between them. */
const Details = styled.details`
  border-block: 1px solid ${color.hairline};
  & + & {
    border-top: 0;
  }
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Chevron = styled(Icon)`
  [open] > ${Summary} > & {
    rotate: 180deg;
  }
`;

interface DisclosureProps {
  readonly summary: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Optional reading behind a native disclosure; printed in full. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <Details className={className}>
      <Summary>
        {summary}
        <Chevron name="ChevronDown" size={20} color={color.brand} />
      </Summary>
      <Stack style={{ justifyItems: 'start', maxWidth: measure, paddingBlock: `${space[2]} ${space[5]}` }}>
        {children}
      </Stack>
    </Details>
  );
}

/** Optional reading about the page itself, of no use on paper. */
export const UnprintedDisclosure = styled(Disclosure)`
  ${notPrinted}
`;

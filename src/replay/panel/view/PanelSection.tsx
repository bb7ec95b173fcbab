import { useId, type ReactNode } from 'react';
import { Scroll, Section, SectionName } from './panelParts';

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a named part of the panel that scrolls by itself, also with the keyboard. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionName id={id}>{title}</SectionName>
      <Scroll data-scrolls role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </Scroll>
    </Section>
  );
}

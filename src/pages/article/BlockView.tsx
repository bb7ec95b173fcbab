import { styled } from 'styled-components';
import type { Block } from '../../content/blocks';
import { DescriptionItem, DescriptionList, DescriptionDetails } from '../../ui/DescriptionList';
import { Notice } from '../../ui/Notice';
import { TickList } from '../../ui/TickList';
import { fontSize, measure, space } from '../../ui/tokens';
import { EmergencyCards } from '../../layout/EmergencyCards';
import { FigureTable } from './FigureTable';
import { RichTextView } from './RichTextView';
import { StepList } from './StepList';

/** Large values above their names. */
const Figures = styled(DescriptionList)`
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[5]} ${space[6]};
  > * {
    padding-left: ${space[4]};
    border-left: 3px solid var(--soft);
  }
  ${DescriptionDetails} {
    order: -1;
    color: var(--deep);
    font-size: ${fontSize.h2};
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

/** The one place where an article's blocks become elements; a kind without a case does not compile. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p style={{ maxWidth: measure }}>
          <RichTextView text={block.text} />
        </p>
      );
    case 'list':
      return (
        <TickList
          items={block.items.map((item, index) => (
            <RichTextView key={index} text={item} />
          ))}
          mark="var(--base)"
        />
      );
    case 'steps':
      return <StepList items={block.items} />;
    case 'figures':
      return (
        <Figures>
          {block.items.map(({ value, label }) => (
            <DescriptionItem key={label} label={label}>
              {value}
            </DescriptionItem>
          ))}
        </Figures>
      );
    case 'table':
      return <FigureTable table={block} />;
    case 'emergency':
      return (
        <>
          <EmergencyCards call={block.call} today={block.today} />
          {block.note !== undefined && <p style={{ maxWidth: measure }}>{block.note}</p>}
        </>
      );
    case 'note':
      return (
        <Notice role="note" variant={block.tone} title={block.title}>
          <p>
            <RichTextView text={block.text} />
          </p>
        </Notice>
      );
    default:
      return block satisfies never;
  }
}

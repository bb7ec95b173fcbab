import { styled } from 'styled-components';
import type { Block } from '../../content/blocks';
import { Fact, Facts, Value } from '../../ui/Facts';
import { Notice } from '../../ui/Notice';
import { Tick, TickList } from '../../ui/text/TickList';
import { hues, measure, space, type HueName } from '../../ui/tokens';
import { EmergencyCards } from '../../layout/EmergencyCards';
import { FigureTable } from './FigureTable';
import { RichTextView } from './RichTextView';
import { StepList } from './StepList';

const Paragraph = styled.p`
  max-width: ${measure};
`;

/** Figures people look for, drawn large. */
const Figures = styled(Facts)<{ $hue: HueName }>`
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[5]} ${space[6]};
  > * {
    padding-left: ${space[4]};
    border-left: 3px solid ${({ $hue }) => hues[$hue].soft};
  }
  ${Value} {
    order: -1;
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: clamp(1.5rem, 1.4rem + 0.5vw, 1.875rem);
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

interface Props {
  readonly block: Block;
  readonly hue: HueName;
}

/** The one place where an article's blocks become elements; a kind without a case does not compile. */
export function BlockView({ block, hue }: Props) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Paragraph>
          <RichTextView text={block.text} />
        </Paragraph>
      );
    case 'list':
      return (
        <TickList role="list">
          {block.items.map((item, index) => (
            <Tick key={index} $mark={hues[hue].base}>
              <RichTextView text={item} />
            </Tick>
          ))}
        </TickList>
      );
    case 'steps':
      return <StepList items={block.items} hue={hue} />;
    case 'facts':
      return (
        <Figures $hue={hue}>
          {block.items.map(({ value, label }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Figures>
      );
    case 'table':
      return <FigureTable table={block} hue={hue} />;
    case 'emergency':
      return (
        <>
          <EmergencyCards call={block.call} today={block.today} />
          {block.note !== undefined && <Paragraph>{block.note}</Paragraph>}
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

import type { Block } from '../../content/blocks';
import { Callout } from '../../ui/text/Callout';
import { TickList } from '../../ui/text/TickList';
import { hues, type HueName } from '../../ui/tokens';
import { Facts } from './Facts';
import { FigureTable } from './FigureTable';
import { RichTextView } from './RichTextView';
import { StepList } from './StepList';

interface Props {
  readonly block: Block;
  readonly hue: HueName;
}

/** The one place where an article's blocks become elements; a kind without a case does not compile. */
export function BlockView({ block, hue }: Props) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichTextView text={block.text} />
        </p>
      );
    case 'list':
      return (
        <TickList role="list" $mark={hues[hue].base}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichTextView text={item} />
            </li>
          ))}
        </TickList>
      );
    case 'steps':
      return <StepList items={block.items} hue={hue} />;
    case 'facts':
      return <Facts items={block.items} hue={hue} />;
    case 'table':
      return <FigureTable table={block} hue={hue} />;
    case 'note':
      return (
        <Callout tone={block.tone} title={block.title}>
          <RichTextView text={block.text} />
        </Callout>
      );
    default:
      return block satisfies never;
  }
}

import { styled } from 'styled-components';
import type { RichText } from '../../content/blocks';
import { hues, space, type HueName } from '../../ui/tokens';
import { RichTextView } from './RichTextView';

const OrderedList = styled.ol<{ $hue: HueName }>`
  display: grid;
  counter-reset: step;
  li {
    position: relative;
    padding: 0 0 ${space[5]} ${space[12]};
    counter-increment: step;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: counter(step);
    content: counter(step) / '';
    position: absolute;
    top: -0.1rem;
    left: 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: ${({ $hue }) => hues[$hue].tint};
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: 1rem;
    font-weight: 700;
    line-height: 1;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.25rem;
    bottom: 0.4rem;
    left: calc(1rem - 1px);
    width: 2px;
    background: ${({ $hue }) => hues[$hue].tint};
  }
`;

interface Props {
  readonly items: readonly RichText[];
  readonly hue: HueName;
}

/** A sequence, numbered. */
export function StepList({ items, hue }: Props) {
  return (
    <OrderedList role="list" $hue={hue}>
      {items.map((item, index) => (
        <li key={index}>
          <RichTextView text={item} />
        </li>
      ))}
    </OrderedList>
  );
}

import { styled } from 'styled-components';
import type { RichText } from '../../content/blocks';
import { hues, measure, space, type HueName } from '../../ui/tokens';
import { RichTextView } from './RichTextView';

const OrderedList = styled.ol`
  display: grid;
  max-width: ${measure};
  counter-reset: step;
`;

const Step = styled.li<{ $hue: HueName }>`
  position: relative;
  padding: 0 0 ${space[5]} ${space[12]};
  counter-increment: step;
  &:last-child {
    padding-bottom: 0;
  }
  &::before {
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
  &:not(:last-child)::after {
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

export function StepList({ items, hue }: Props) {
  return (
    <OrderedList role="list">
      {items.map((item, index) => (
        <Step key={index} $hue={hue}>
          <RichTextView text={item} />
        </Step>
      ))}
    </OrderedList>
  );
}

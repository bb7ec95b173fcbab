import { styled } from 'styled-components';
import type { RichText } from '../../content/blocks';
import { measure, space } from '../../ui/tokens';
import { RichTextView } from './RichTextView';

const Step = styled.li`
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
    background: var(--tint);
    color: var(--deep);
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
    background: var(--tint);
  }
`;

export function StepList({ items }: { readonly items: readonly RichText[] }) {
  return (
    <ol role="list" style={{ display: 'grid', maxWidth: measure, counterReset: 'step' }}>
      {items.map((item, index) => (
        <Step key={index}>
          <RichTextView text={item} />
        </Step>
      ))}
    </ol>
  );
}

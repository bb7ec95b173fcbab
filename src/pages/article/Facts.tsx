import { styled } from 'styled-components';
import { color, hues, space, type HueName } from '../../ui/tokens';

const Definitions = styled.dl<{ $hue: HueName }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[5]} ${space[6]};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space[4]};
    border-left: 3px solid ${({ $hue }) => hues[$hue].soft};
  }
  dd {
    color: ${({ $hue }) => hues[$hue].deep};
    font-size: clamp(1.5rem, 1.4rem + 0.5vw, 1.875rem);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  dt {
    color: ${color.muted};
    font-size: 1rem;
    line-height: 1.4;
  }
`;

interface Props {
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly hue: HueName;
}

/** Figures people look for, drawn large. */
export function Facts({ items, hue }: Props) {
  return (
    <Definitions $hue={hue}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Definitions>
  );
}

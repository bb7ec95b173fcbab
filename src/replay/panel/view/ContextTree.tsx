import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import { Code } from './panelParts';

const Branch = styled.ul`
  padding-left: ${space[3]};
  border-left: 1px solid ${color.hairline};
  li {
    padding-block: 0.0625rem;
  }
  span,
  summary {
    color: ${color.muted};
  }
  summary {
    cursor: pointer;
  }
`;

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Plain data as a tree whose branches fold. */
export function ContextTree({ value }: { readonly value: object }) {
  return (
    <Branch role="list">
      {Object.entries(value).map(([name, inner]: [string, unknown]) => (
        <li key={name}>
          {isBranch(inner) ? (
            <details open>
              <summary>{name}</summary>
              <ContextTree value={inner} />
            </details>
          ) : (
            <>
              <span>{name}:</span> <Code>{JSON.stringify(inner)}</Code>
            </>
          )}
        </li>
      ))}
    </Branch>
  );
}

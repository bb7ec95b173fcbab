import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import { Code } from './panelParts';

const Branch = styled.ul`
  padding-left: ${space[3]};
  border-left: 1px solid ${color.hairline};
  li {
    padding-block: 0.0625rem;
  }
`;

const Key = styled.span`
  color: ${color.muted};
`;

const Summary = styled.summary`
  color: ${color.muted};
  cursor: pointer;
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
              <Summary>{name}</Summary>
              <ContextTree value={inner} />
            </details>
          ) : (
            <>
              <Key>{name}:</Key> <Code>{JSON.stringify(inner)}</Code>
            </>
          )}
        </li>
      ))}
    </Branch>
  );
}

import { styled } from 'styled-components';
import { color, radius, space } from '../../../ui/tokens';
import type { Watched } from '../../page/formWatch';
import { Bar, Code, Quiet } from './parts';

/** The four states of a form, and the three parts of being submitted. */
const STATES = {
  idle: [],
  submitted: ['validating', 'waiting', 'sending'],
  success: [],
  error: [],
} as const;

const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

const Parts = styled.ol`
  display: flex;
  gap: ${space[1]};
`;

const State = styled.li<{ readonly $isCurrent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.125rem ${space[2]};
  border: 1.5px solid ${({ $isCurrent }) => ($isCurrent ? color.brand : color.hairline)};
  border-radius: ${radius.control};
  background: ${({ $isCurrent }) => ($isCurrent ? color.brandTint : 'none')};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 700 : 500)};
`;

/** Shows the form's state and its cause. */
export function StateStrip({ watched: { state, cause } }: { readonly watched: Watched }) {
  const [current, part] = state.split('.');
  return (
    <Bar>
      <Strip role="list" aria-label="Starea formularului">
        {Object.entries(STATES).map(([name, parts]) => (
          <State key={name} $isCurrent={name === current} aria-current={name === current}>
            {name}
            {parts.length > 0 && (
              <Parts role="list">
                {parts.map((inner) => (
                  <State key={inner} $isCurrent={inner === part} aria-current={inner === part}>
                    {inner}
                  </State>
                ))}
              </Parts>
            )}
          </State>
        ))}
      </Strip>
      {cause !== '' && (
        <Quiet>
          prin <Code>{cause}</Code>
        </Quiet>
      )}
    </Bar>
  );
}

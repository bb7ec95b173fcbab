import { styled } from 'styled-components';
import { Facts, Label, Value } from './Facts';
import { color, space } from './tokens';

/** Texts under their names. */
export const NotedFacts = styled(Facts)`
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space[6]} ${space[8]};
  ${Label} {
    color: inherit;
    font-size: inherit;
    font-weight: 600;
  }
  ${Value} {
    color: ${color.muted};
    font-size: 1rem;
    font-weight: 400;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

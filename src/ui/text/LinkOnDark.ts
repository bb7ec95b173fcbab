import { styled } from 'styled-components';
import { color } from '../tokens';

/** A link that is seen on the brand's dark ground. */
export const LinkOnDark = styled.a`
  color: inherit;
  text-decoration-color: ${color.brandSoft};
`;

import { styled } from 'styled-components';
import { color } from '../../../ui/tokens';

/** A line for each problem of a file. */
export const FormError = styled.p`
  color: ${color.danger};
  font-weight: 600;
  white-space: pre-line;
`;

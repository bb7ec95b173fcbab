import { styled } from 'styled-components';
import { space } from '../tokens';

/** Short fields in columns, as many as there is room for. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

import { styled } from 'styled-components';
import { color, radius, space } from './tokens';

export const Card = styled.div`
  padding: clamp(${space[5]}, 3vw, ${space[8]});
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
`;

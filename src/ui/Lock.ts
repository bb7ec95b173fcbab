import { styled } from 'styled-components';
import { stackLook, type StackLook } from './Stack';

/** Disables every control in it at once while a form is being sent (specification §4). */
export const Lock = styled.fieldset<StackLook>`
  ${stackLook}
  min-width: 0;
  padding: 0;
  border: 0;
`;

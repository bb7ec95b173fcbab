import { styled } from 'styled-components';
import { stackLook, type StackLook } from './Stack';

/** Disables every control in it while a form is being sent. */
export const Lock = styled.fieldset<StackLook>`
  ${stackLook}
  min-width: 0;
  padding: 0;
  border: 0;
`;

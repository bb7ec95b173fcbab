import { styled } from 'styled-components';
import { radius } from './tokens';

/** styled-components does not know the browser's own invokers yet and would warn. The id is what the compiler gives others. */
const forwardsAll = { componentId: 'icon-button', shouldForwardProp: () => true };

/** A button that is an icon; its name is an `aria-label`. */
export const IconButton = styled.button.withConfig(forwardsAll)`
  display: grid;
  place-items: center;
  flex: none;
  width: min(3rem, 15vw);
  height: min(3rem, 18vh);
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

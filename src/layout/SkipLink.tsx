import { styled } from 'styled-components';
import { showAndFocus } from '../ui/showAndFocus';
import { color, radius, space } from '../ui/tokens';
import { unseen } from '../ui/VisuallyHidden';

/** The id of the page's `<main>`. */
export const MAIN_ID = 'continut';

const Anchor = styled.a`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  z-index: 60;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.brand};
  font-weight: 600;
  &:not(:focus) {
    ${unseen}
  }
`;

/** The first thing a keyboard reaches. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        showAndFocus(document.getElementById(MAIN_ID), 'start');
      }}
    >
      Săriți la conținut
    </Anchor>
  );
}

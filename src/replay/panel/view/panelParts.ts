import { createGlobalStyle, css, styled } from 'styled-components';
import { Button } from '../../../ui/Button';
import { color, fontSize, notPrinted, radius, shadow, space } from '../../../ui/tokens';

/** Less than half of the window, so that the page stays usable. */
const DOCK_HEIGHT = 'min(27rem, 48vh)';

interface AtTop {
  readonly $isTop: boolean;
}

/** Keeps the page, its scroll targets and its messages clear of the dock. */
export const DockRoom = createGlobalStyle<AtTop>`
  html {
    scroll-padding-block: ${({ $isTop }) => ($isTop ? `${DOCK_HEIGHT} 0` : `0 ${DOCK_HEIGHT}`)};
  }
  body {
    ${({ $isTop }) => $isTop && `padding-top: ${DOCK_HEIGHT};`}
  }
  #qa-panel {
    ${({ $isTop }) => !$isTop && `height: ${DOCK_HEIGHT};`}
  }
  [role='alert']:has(> .notistack-SnackbarContainer) {
    ${({ $isTop }) => !$isTop && `margin-bottom: ${DOCK_HEIGHT};`}
  }
`;

export const Dock = styled.aside<AtTop>`
  position: fixed;
  inset: ${({ $isTop }) => ($isTop ? '0 0 auto' : 'auto 0 0')};
  z-index: 150;
  height: ${DOCK_HEIGHT};
  display: grid;
  grid-template: fit-content(65%) minmax(0, 1fr) / minmax(0, 1fr);
  background: ${color.paper};
  border-top: 2px solid ${color.brand};
  box-shadow: ${shadow};
  font-size: ${fontSize.small};
  line-height: 1.45;
  ${notPrinted}
`;

export const Corner = styled.aside`
  position: fixed;
  inset: auto auto ${space[3]} ${space[3]};
  z-index: 150;
  border-radius: ${radius.control};
  box-shadow: ${shadow};
  ${notPrinted}
`;

/** Scrolls apart from the steps, so that a step that comes into view moves no button. */
export const Bars = styled.div`
  display: grid;
  overflow: auto;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.hairline};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

export const Push = styled.span`
  flex: 1;
`;

/** A button that keeps the focus when it is disabled. */
export const ToolButton = styled(Button).attrs(({ disabled, onClick }) => ({
  type: 'button',
  $isSmall: true,
  disabled: false,
  'aria-disabled': disabled,
  onClick: disabled ? undefined : onClick,
}))``;

export const Name = styled.h2`
  font-size: 1.0625rem;
`;

export const Badge = styled.span<{ readonly $isHot?: boolean }>`
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${({ $isHot }) => ($isHot ? color.dangerTint : color.brandTint)};
  color: ${({ $isHot }) => ($isHot ? color.danger : color.brandDeep)};
  font-weight: 600;
`;

export const Scroll = styled.div`
  padding: ${space[1]} ${space[3]} ${space[3]};
  overflow: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Shows a file's problems, one per line. */
export const FormError = styled.p`
  color: ${color.danger};
  font-weight: 600;
  white-space: pre-line;
`;

export const Quiet = styled.p`
  color: ${color.muted};
`;

const field = css`
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  background: ${color.surface};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
`;

export const Input = styled.input`
  ${field}
  flex: 1 1 16rem;
  min-width: 0;
`;

export const Select = styled.select`
  ${field}
`;

export const Code = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

import { css } from 'styled-components';
import { color, controlHeight, radius, space } from '../tokens';

/** The look of text fields and lists. */
export const controlLook = css`
  width: 100%;
  min-height: ${controlHeight};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  line-height: 1.4;
  scroll-margin-block: 2rem;
  transition:
    border-color 150ms,
    box-shadow 150ms;
  &:hover:not(:disabled) {
    border-color: ${color.brand};
  }
  &:focus-visible {
    border-color: ${color.brand};
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.hairline};
    color: ${color.muted};
    cursor: not-allowed;
    opacity: 1;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

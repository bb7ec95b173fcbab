import { styled, css } from 'styled-components';
import { color, controlHeight, radius, space } from './tokens';

export type ButtonTone = 'primary' | 'secondary' | 'quiet';

const tones: Record<ButtonTone, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.brand};
    border-color: ${color.brand};
    color: ${color.onBrand};
    &:hover {
      background: ${color.brandDeep};
      border-color: ${color.brandDeep};
      color: ${color.onBrand};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.brand};
    color: ${color.brand};
    &:hover {
      background: ${color.brandTint};
      color: ${color.brandDeep};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.brand};
    &:hover {
      background: ${color.brandTint};
      color: ${color.brandDeep};
    }
  `,
};

/** The look of everything one presses; shared by buttons and by links that act like one. */
export const buttonLook = css<{ $tone?: ButtonTone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${controlHeight};
  padding: ${space[2]} ${space[6]};
  border: 1.5px solid;
  border-radius: ${radius.control};
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 150ms,
    border-color 150ms;
  ${({ $tone = 'primary' }) => tones[$tone]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.65;
    cursor: not-allowed;
  }
`;

export const Button = styled.button<{ $tone?: ButtonTone }>`
  ${buttonLook}
`;

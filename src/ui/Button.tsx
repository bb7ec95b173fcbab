import { styled, css } from 'styled-components';
import { color, controlHeight, fontSize, radius, space } from './tokens';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'onBrand' | 'onBrandQuiet';

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
  onBrand: css`
    background: ${color.onBrand};
    border-color: ${color.onBrand};
    color: ${color.brandDeep};
    &:hover {
      background: ${color.brandTint};
      border-color: ${color.brandTint};
      color: ${color.brandDeep};
    }
    &:focus-visible {
      outline-color: ${color.onBrand};
    }
  `,
  onBrandQuiet: css`
    background: transparent;
    border-color: ${color.brandSoft};
    color: ${color.onBrand};
    &:hover {
      background: ${color.brand};
      border-color: ${color.onBrand};
      color: ${color.onBrand};
    }
    &:focus-visible {
      outline-color: ${color.onBrand};
    }
  `,
};

const smallSize = css`
  min-height: 2.75rem;
  padding: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};
`;

export interface ButtonLook {
  readonly $tone?: ButtonTone;
  /** Still 44 px high, for rows and the header. */
  readonly $small?: boolean;
}

/** The look of everything one presses; shared by buttons and by links that act like one. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${controlHeight};
  padding: ${space[2]} ${space[6]};
  border: 1.5px solid;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 150ms,
    border-color 150ms;
  ${({ $tone = 'primary' }) => tones[$tone]}
  ${({ $small }) => $small && smallSize}
  > svg {
    flex: none;
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.65;
    cursor: not-allowed;
  }
`;

export const Button = styled.button<ButtonLook>`
  ${buttonLook}
`;

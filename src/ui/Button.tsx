import { styled, css } from 'styled-components';
import { SiteLink } from './links';
import { color, controlHeight, fontSize, radius, space } from './tokens';

const { brand, brandDeep, brandSoft, brandTint, onBrand, surface } = color;
const none = 'transparent';

type Colours = readonly [background: string, border: string, text: string];

const painted = ([background, border, text]: Colours) => css`
  background: ${background};
  border-color: ${border};
  color: ${text};
`;

/** @param outline colour of the focus outline, if the page's own would not be visible */
const variant = (rest: Colours, hover: Colours, outline?: string) => css`
  ${painted(rest)}
  &:hover {
    ${painted(hover)}
  }
  ${outline && `&:focus-visible { outline-color: ${outline}; }`}
`;

const variants = {
  primary: variant([brand, brand, onBrand], [brandDeep, brandDeep, onBrand]),
  secondary: variant([surface, brand, brand], [brandTint, brand, brandDeep]),
  quiet: variant([none, none, brand], [brandTint, none, brandDeep]),
  onBrand: variant([onBrand, onBrand, brandDeep], [brandTint, brandTint, brandDeep], onBrand),
  onBrandQuiet: variant([none, brandSoft, onBrand], [brand, onBrand, onBrand], onBrand),
};

const smallSize = css`
  min-height: 2.75rem;
  padding: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};
`;

export interface ButtonLook {
  readonly $variant?: keyof typeof variants;
  /** True for a smaller button, still 44 px high, in rows and the header. */
  readonly $isSmall?: boolean;
}

/** The look of buttons and of links that act like one. */
const buttonLook = css<ButtonLook>`
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
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${({ $isSmall }) => $isSmall && smallSize}
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

export const ButtonLink = styled(SiteLink)<ButtonLook>`
  ${buttonLook}
`;

/** A link to a file, or to a page without scripts. */
export const PlainLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

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

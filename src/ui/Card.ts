import { css, styled } from 'styled-components';
import { Stack } from './layout';
import { color, fontSize, hues, radius, space, type HueName } from './tokens';

export interface CardLook {
  /** The specialty's hue; without one the card is white with a hairline. */
  readonly $hue?: HueName;
}

// The border is invisible until forced colours remove the background.
const tinted = (hue: HueName) => css`
  border-color: transparent;
  background: ${hues[hue].tint};
  color: ${hues[hue].deep};
`;

export const cardLook = css<CardLook>`
  padding: clamp(${space[4]}, 4.5vw, ${space[6]});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  ${({ $hue }) => $hue && tinted($hue)}
`;

/** A box of its own on a page, its parts one under the other. */
export const Card = styled(Stack)<CardLook>`
  ${cardLook}
`;

/** The heading of a card that is a section of its own, no larger than those inside it. */
export const CardHeading = styled.h2`
  font-size: ${fontSize.h3};
`;

import { styled } from 'styled-components';
import { color, fontFamily, hues } from '../../../ui/tokens';

interface Lit {
  readonly $isLit: boolean;
}

export const Drawing = styled.svg`
  width: 100%;
  height: auto;
  margin-inline: auto;
  font-family: ${fontFamily};
  color: ${color.muted};
`;

export const StateBox = styled.rect<Lit & { readonly $isFrame: boolean }>`
  stroke: ${({ $isLit }) => ($isLit ? color.brand : color.control)};
  stroke-width: ${({ $isLit }) => ($isLit ? 2 : 1.25)};
  stroke-dasharray: ${({ $isFrame }) => ($isFrame ? '5 4' : 'none')};
  fill: ${({ $isLit, $isFrame }) => ($isFrame ? 'none' : $isLit ? color.brand : color.surface)};
`;

export const StateName = styled.text<Lit & { readonly $isFrame: boolean }>`
  fill: ${({ $isLit }) => ($isLit ? color.onBrand : color.text)};
  font-size: 14px;
  font-weight: 700;
  text-anchor: ${({ $isFrame }) => ($isFrame ? 'start' : 'middle')};
  dominant-baseline: central;
`;

/** The way that was taken has the warm hue, so that it differs from the state's also in black and white: it is thicker. */
export const ArrowLine = styled.path<Lit>`
  fill: none;
  stroke: ${({ $isLit }) => ($isLit ? hues.cardiology.base : color.control)};
  stroke-width: ${({ $isLit }) => ($isLit ? 2.5 : 1.25)};
  stroke-linejoin: round;
`;

export const ArrowText = styled.text<Lit>`
  fill: ${({ $isLit }) => ($isLit ? hues.cardiology.deep : color.muted)};
  stroke: ${color.paper};
  stroke-width: 4px;
  paint-order: stroke;
  font-size: 11.5px;
  font-weight: ${({ $isLit }) => ($isLit ? 700 : 500)};
  text-anchor: middle;
  dominant-baseline: central;
`;

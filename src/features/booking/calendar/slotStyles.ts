import { css } from 'styled-components';
import type { SlotStatus } from '../../../domain/slotStatus';
import { color } from '../../../ui/tokens';

/** Styles per state. Never by colour alone: border, line, hatching and mark differ too. */
const stylesByStatus: Record<SlotStatus, ReturnType<typeof css>> = {
  available: css`
    background: ${color.surface};
    border: 1.5px solid ${color.brand};
    color: ${color.brandDeep};
    font-weight: 700;
    /* Touch screens keep :hover after a tap, and its repaint delays the press. */
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${color.brandTint};
        box-shadow: inset 0 0 0 1px ${color.brand};
      }
    }
  `,
  selected: css`
    background: ${color.brand};
    border: 1.5px solid ${color.brand};
    color: ${color.onBrand};
    font-weight: 700;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  `,
  taken: css`
    background: ${color.sunken};
    border: 1.5px solid transparent;
    color: ${color.muted};
    text-decoration: line-through;
    text-decoration-thickness: 1.5px;
  `,
  expired: css`
    background: transparent;
    border: 1.5px dotted ${color.control};
    color: ${color.muted};
  `,
  vacation: css`
    background: repeating-linear-gradient(
      -45deg,
      ${color.sunken},
      ${color.sunken} 5px,
      ${color.surface} 5px,
      ${color.surface} 10px
    );
    border: 1.5px solid ${color.hairline};
    color: ${color.muted};
    font-style: italic;
  `,
};

/** Styles all states in one rule set, by attribute: a press adds no rules, for which every slot would be restyled. */
export const slotStyles = (attribute: `data-${string}`) =>
  Object.entries(stylesByStatus).map(
    ([status, styles]) => css`
      &[${attribute}='${status}'] {
        ${styles}
      }
    `,
  );

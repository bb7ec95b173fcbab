import { styled } from 'styled-components';
import { Button } from '../../../ui/Button';
import { color, fontSize, radius, space } from '../../../ui/tokens';

/** Beside the form where there is room; otherwise a bar at the screen's bottom as soon as a time is chosen. */
export const SummaryBox = styled.aside<{ $hasSlot: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: ${({ $hasSlot }) => ($hasSlot ? 'flex' : 'none')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-inline: calc(-1 * clamp(${space[4]}, 4vw, ${space[8]}));
  padding: ${space[3]} clamp(${space[4]}, 4vw, ${space[8]});
  background: ${color.surface};
  border-top: 1px solid ${color.hairline};
  box-shadow: 0 -6px 24px rgb(16 38 43 / 10%);
  @media (max-width: 61.99rem) {
    /* What gets the focus must not end up behind the bar. */
    ${({ $hasSlot }) => $hasSlot && 'html:has(&) { scroll-padding-bottom: 8rem; }'}
  }
  @media (max-height: 30rem) {
    position: static;
  }
  @media (min-width: 62rem) {
    position: static;
    display: grid;
    align-items: start;
    gap: ${space[5]};
    margin: 0;
    padding: ${space[6]};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;

export const Title = styled.h2`
  display: none;
  font-size: ${fontSize.h3};
  @media (min-width: 62rem) {
    display: block;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex: 1 1 8rem;
  flex-direction: column-reverse;
  line-height: 1.4;
  @media (max-width: 24rem) {
    /* The day and hour are what must stay in view. */
    > :not(:nth-child(3)) {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    flex-direction: column;
    gap: ${space[4]};
  }
`;

export const Entry = styled.div<{ $isDetail: boolean }>`
  ${({ $isDetail }) => $isDetail && 'display: none;'}
  dt {
    display: none;
  }
  dd {
    font-weight: 600;
  }
  @media (min-width: 62rem) {
    display: grid;
    gap: ${space[1]};
    dt {
      display: block;
      color: ${color.muted};
      font-size: ${fontSize.small};
    }
  }
`;

export const Unchosen = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

export const Hour = styled.span`
  color: ${color.brand};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (min-width: 62rem) {
    display: block;
    font-size: ${fontSize.h2};
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }
`;

/** A way from the chosen time to the details; beside the form it is not needed. */
export const Continue = styled(Button)`
  flex: none;
  padding-inline: ${space[4]};
  @media (min-width: 62rem) {
    display: none;
  }
`;

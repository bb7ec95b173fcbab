import { styled } from 'styled-components';
import { shortMoment } from '../../../content/dateWords';
import { color, space } from '../../../ui/tokens';
import type { ChosenSlot } from '../session/bookingContext';
import { WayOn } from './WayOn';

/** On narrow screens only, where the summary has no place beside the form. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 3rem;
  margin-inline: calc(-1 * clamp(${space[4]}, 4vw, ${space[8]}));
  padding: 2px clamp(${space[4]}, 4vw, ${space[8]});
  background: ${color.surface};
  border-top: 1px solid ${color.hairline};
  box-shadow: 0 -6px 24px rgb(16 38 43 / 10%);
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  @media screen and (max-width: 61.99rem) {
    display: flex;
    /* What gets the focus must not end up behind the bar. */
    html:has(&) {
      scroll-padding-bottom: 4.5rem;
    }
  }
  @media (max-height: 20rem) {
    position: static;
  }
`;

/** The chosen time, always in view, and the way on. */
export function ChosenBar({ slot }: { readonly slot: ChosenSlot }) {
  return (
    <Bar role="group" aria-label="Ora aleasă">
      <strong>{shortMoment(slot)}</strong>
      <WayOn />
    </Bar>
  );
}

import { styled } from 'styled-components';
import { PATHS } from '../content/paths';
import { color, hues, notPrinted, radius, space } from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';
import { Icon } from '../ui/Icon';

const Tile = styled(SiteLink)`
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  aspect-ratio: 8 / 9;
  padding: clamp(${space[4]}, 2vw, ${space[6]});
  border-radius: ${radius.card};
  background: ${hues.brand.soft};
  color: ${color.brandDeep};
  font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem);
  font-weight: 700;
  letter-spacing: -0.015em;
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    background: ${color.brandTint};
    color: ${color.brandDeep};
  }
  &:focus-visible {
    border-radius: ${radius.card};
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
  }
  ${notPrinted}
`;

/** After the last portrait: to everybody's free times. */
export function AllDoctorsLink() {
  return (
    <Tile to={PATHS.booking}>
      <Icon name="CalendarDays" size={32} strokeWidth={1.75} />
      <span>
        Vedeți orele libere ale fiecărui medic
        <Icon name="ArrowRight" size={22} />
      </span>
    </Tile>
  );
}

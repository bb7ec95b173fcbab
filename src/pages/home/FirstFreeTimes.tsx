import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { homeTexts } from '../../content/pages/home';
import type { ServiceFacts } from '../../domain/facts';
import { useFreeTime } from '../../layout/FreeTimeLink';
import { color, fontSize, forcedEdge, hues, radius, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

/** So many stand beside the hero's words without making it higher. */
const ROWS = 4;

const Times = styled.nav`
  display: grid;
  gap: ${space[2]};
  padding: ${space[6]} ${space[6]} ${space[3]};
  ${forcedEdge}
  border-radius: ${radius.panel};
  background: ${color.surface};
  color: ${color.text};
  h2 {
    font-size: ${fontSize.h3};
  }
  li + li {
    border-top: 1px solid ${color.hairline};
  }
  :focus-visible {
    outline-color: ${color.focus};
  }
`;

const TimeRow = styled(SiteLink)<{ $hue: HueName }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[4]};
  min-height: 3.75rem;
  padding-block: ${space[2]};
  color: ${({ $hue }) => hues[$hue].deep};
  line-height: 1.35;
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
  strong {
    display: block;
    color: ${color.text};
  }
  span {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

function FreeTimeRow({ service }: { readonly service: ServiceFacts }) {
  const { when, address } = useFreeTime({ service });
  return (
    <TimeRow to={address} $hue={service.specialty ?? 'brand'}>
      <div>
        <strong>{service.name}</strong> <span>{when}</span>
      </div>
      <Icon name="ArrowRight" size={20} />
    </TimeRow>
  );
}

/** The shortest way to a visit: each service's first free time. */
export function FirstFreeTimes() {
  const { services } = useClinicFacts();
  const heading = homeTexts.firstFreeTimes;
  return (
    <Times aria-label={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {services.slice(0, ROWS).map((service) => (
          <li key={service.id}>
            <FreeTimeRow service={service} />
          </li>
        ))}
      </ul>
    </Times>
  );
}

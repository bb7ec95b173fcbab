import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { consultationPrices, firstCost } from '../../content/clinicFacts';
import { homeTexts } from '../../content/pages/home';
import { bookingPath, SPECIALTY_LINKS } from '../../content/paths';
import { Stack } from '../../ui/grid/Stack';
import { Columns } from '../../ui/grid/Columns';
import { color, forcedEdge, hues, radius, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';

const Price = styled(SiteLink)<{ $hue: HueName }>`
  display: grid;
  align-content: space-between;
  gap: ${space[1]};
  height: 100%;
  padding: ${space[4]} ${space[5]};
  ${forcedEdge}
  border-radius: ${radius.card};
  background: ${({ $hue }) => hues[$hue].tint};
  color: ${({ $hue }) => hues[$hue].deep};
  text-decoration: none;
  &:hover {
    background: ${({ $hue }) => hues[$hue].soft};
    color: ${({ $hue }) => hues[$hue].deep};
  }
  strong {
    color: ${color.text};
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
`;

/** What a consultation of each service costs. */
export function ConsultationPrices() {
  const facts = useClinicFacts();
  const services = facts.services.map((service) => ({
    ...service,
    cost: firstCost(consultationPrices(facts, service.id)),
  }));
  return (
    <Stack $gap={5}>
      <h3>{homeTexts.visit.pricesHeading}</h3>
      <Columns $isFilled role="list">
        {services.map(({ id, name, specialty, cost }) => (
          <li key={id}>
            <Price
              to={specialty === null ? bookingPath({ service: id }) : SPECIALTY_LINKS[specialty].path}
              $hue={specialty ?? 'brand'}
            >
              {name}
              {cost && <strong>{cost}</strong>}
            </Price>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

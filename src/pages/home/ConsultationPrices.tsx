import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { consultationPrices } from '../../content/clinicFacts';
import { firstCost } from '../../content/specialtyFacts';
import { homeTexts } from '../../content/pages/home';
import { bookingLink } from '../../content/joinedLists';
import { SPECIALTY_LINKS } from '../../content/paths';
import { Stack } from '../../ui/Stack';
import { Columns } from '../../ui/grid/Columns';
import { Card } from '../../ui/Card';
import { color, hues, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';

const Price = styled(Card)<{ readonly to: string }>`
  align-content: space-between;
  height: 100%;
  min-height: 6rem;
  padding: ${space[5]};
  text-decoration: none;
  &:hover {
    background: ${({ $hue = 'brand' }) => hues[$hue].soft};
    color: ${color.brandDeep};
  }
`;

const Cost = styled.strong`
  color: ${color.text};
  font-size: 1.375rem;
  letter-spacing: -0.02em;
`;

/** The price of a consultation of each service. */
export function ConsultationPrices() {
  const facts = useFacts();
  return (
    <Stack $gap={5}>
      <h3>{homeTexts.visit.pricesHeading}</h3>
      <Columns $most={4} role="list">
        {facts.services.map((service) => {
          const { id, name, specialty } = service;
          const cost = firstCost(consultationPrices(facts, id));
          return (
            <li key={id}>
              <Price
                as={SiteLink}
                $gap={1}
                to={specialty === null ? bookingLink({ service }) : SPECIALTY_LINKS[specialty].path}
                $hue={specialty ?? 'brand'}
              >
                {name}
                {cost && <Cost>{cost}</Cost>}
              </Price>
            </li>
          );
        })}
      </Columns>
    </Stack>
  );
}

import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { serviceFreeTime } from '../../content/serviceFreeTime';
import { homeTexts } from '../../content/pages/home';
import { PATHS } from '../../content/paths';
import type { ServiceFacts } from '../../domain/facts';
import { Card, CardHeading } from '../../ui/Card';
import { Small } from '../../ui/text';
import { color, hues, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/links';
import { Icon } from '../../ui/Icon';
import { MoreLink } from '../../ui/MoreLink';

/** The most rows; four of them fit the hero without making it higher. */
const MAX_ROWS = 6;

const TimeRow = styled(SiteLink)<{ $hue: HueName }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[4]};
  min-height: 3.75rem;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.hairline};
  color: ${({ $hue }) => hues[$hue].deep};
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    color: ${color.brandDeep};
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: ${color.focus};
  }
`;

/** The service and its time: on one line where there is room for both. */
const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
`;

function FreeTimeRow({ service }: { readonly service: ServiceFacts }) {
  const { when, address, whose } = serviceFreeTime(useFacts(), service);
  return (
    <TimeRow to={address} $hue={service.specialty ?? 'brand'}>
      <div>
        <First>
          <strong style={{ color: color.text }}>{service.name}</strong> <span>{when}</span>
        </First>
        {whose !== undefined && <Small>{whose}</Small>}
      </div>
      <Icon name="ArrowRight" size={20} />
    </TimeRow>
  );
}

/** The shortest way to a visit: each service's first free time, or its calendar. */
export function FirstFreeTimes() {
  const { services, free } = useFacts();
  const heading = free === undefined ? homeTexts.freeTimes : homeTexts.firstFreeTimes;
  const shown = services.length > MAX_ROWS ? services.slice(0, MAX_ROWS - 1) : services;
  return (
    <Card as="nav" $gap={2} aria-label={heading}>
      <CardHeading>{heading}</CardHeading>
      <ul role="list">
        {shown.map((service) => (
          <li key={service.id}>
            <FreeTimeRow service={service} />
          </li>
        ))}
      </ul>
      {shown !== services && <MoreLink to={PATHS.booking}>{homeTexts.otherServices}</MoreLink>}
    </Card>
  );
}

import { useId } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import type { Article } from '../content/article';
import { specialtiesOf } from '../content/clinicFacts';
import { ARTICLE_LINKS } from '../content/articleLinks';
import type { SpecialtyKey } from '../domain/facts';
import { type PageLink, SPECIALTY_LINKS } from '../content/paths';
import { doctorsByFirstFreeTime } from '../content/specialtyFacts';
import { atLeast, color, notPrinted, radius, space } from '../ui/tokens';
import { Stack } from '../ui/layout';
import { SmallHeading } from '../ui/text';
import { Card } from '../ui/Card';
import { BookingBanner } from './BookingBanner';
import { PhoneRequest } from './PhoneRequest';
import { SiteLink } from '../ui/links';
import { Icon } from '../ui/Icon';

const Aside = styled.aside`
  display: grid;
  gap: ${space[10]};
  @media ${atLeast.lg} {
    position: sticky;
    top: 7rem;
  }
  ${notPrinted}
`;

const PanelLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    border-radius: ${radius.control};
    background: var(--tint);
    color: var(--deep);
  }
`;

function SidePanelLinks({ heading, links }: { heading: string; links: readonly PageLink[] }) {
  return (
    <Stack as="nav" $gap={2} aria-label={heading}>
      <SmallHeading>{heading}</SmallHeading>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <PanelLink to={path}>
              {label}
              <Icon name="ChevronRight" size={18} color="var(--base)" />
            </PanelLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface Props {
  readonly specialty: SpecialtyKey;
  /** The current article, which is not linked. */
  readonly article?: Article;
}

/**
 * Renders the panel beside an article or a specialty: the phone request where there is no online booking, the booking
 * banner, and links to articles and specialties.
 */
export function SidePanel({ specialty, article }: Props) {
  const id = useId();
  const facts = useFacts();
  const here = SPECIALTY_LINKS[specialty];
  const others = specialtiesOf(facts)
    .filter((key) => key !== specialty)
    .map((key) => SPECIALTY_LINKS[key]);
  const links = article === undefined ? others : [here, ...others];
  const articles = ARTICLE_LINKS[specialty].filter(({ path }) => path !== article?.path);
  const isByPhone = article?.booking === 'byPhone';
  return (
    <Aside aria-labelledby={id}>
      {isByPhone && (
        <Card $hue={specialty}>
          <h2>La telefon sau printr-o cerere</h2>
          <strong>{article.heading}</strong>
          <PhoneRequest isSmall label={article.heading} />
        </Card>
      )}
      <BookingBanner
        specialty={specialty}
        headingId={id}
        doctors={isByPhone ? undefined : doctorsByFirstFreeTime(facts, specialty, article?.focusPrefix)}
      />
      {article !== undefined && (
        <SidePanelLinks heading={`Tot la ${here.label.toLowerCase()}`} links={articles} />
      )}
      {links.length > 0 && (
        <SidePanelLinks
          heading={article === undefined ? 'Celelalte specialități' : 'Specialitățile clinicii'}
          links={links}
        />
      )}
    </Aside>
  );
}

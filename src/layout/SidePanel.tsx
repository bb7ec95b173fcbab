import { useId } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import { serviceOf, specialtiesOf } from '../content/clinicFacts';
import { ARTICLE_LINKS, type ArticlePath } from '../content/articleLinks';
import type { SpecialtyKey } from '../domain/facts';
import { SPECIALTY_LINKS } from '../content/paths';
import { atLeast, color, hues, notPrinted, radius, space, type HueName } from '../ui/tokens';
import { Stack } from '../ui/Stack';
import { BookingBanner } from './BookingBanner';
import { SiteLink } from '../ui/SiteLink';
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

const Heading = styled.h2`
  font-size: 1.125rem;
  letter-spacing: -0.01em;
`;

const PanelLink = styled(SiteLink)<{ $hue: HueName }>`
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
    background: ${({ $hue }) => hues[$hue].tint};
    color: ${({ $hue }) => hues[$hue].deep};
  }
`;

interface LinksProps {
  readonly heading: string;
  readonly hue: HueName;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

function SidePanelLinks({ heading, hue, links }: LinksProps) {
  return (
    <Stack as="nav" $gap={2} aria-label={heading}>
      <Heading>{heading}</Heading>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <PanelLink to={path} $hue={hue}>
              {label}
              <Icon name="ChevronRight" size={18} color={hues[hue].base} />
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
  readonly article?: ArticlePath;
}

/** The side panel of every sub-page: the booking banner and the other services. */
export function SidePanel({ specialty, article }: Props) {
  const id = useId();
  const facts = useFacts();
  const here = SPECIALTY_LINKS[specialty];
  const others = specialtiesOf(facts)
    .filter((key) => key !== specialty)
    .map((key) => SPECIALTY_LINKS[key]);
  const links = article === undefined ? others : [here, ...others];
  const articles = ARTICLE_LINKS[specialty].filter(({ path }) => path !== article);
  return (
    <Aside aria-labelledby={id}>
      <BookingBanner hue={specialty} headingId={id} service={serviceOf(facts, specialty)} />
      {article !== undefined && (
        <SidePanelLinks heading={`Tot la ${here.label.toLowerCase()}`} hue={specialty} links={articles} />
      )}
      {links.length > 0 && (
        <SidePanelLinks
          heading={article === undefined ? 'Celelalte specialități' : 'Specialitățile clinicii'}
          hue={specialty}
          links={links}
        />
      )}
    </Aside>
  );
}

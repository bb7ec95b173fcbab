import { useId } from 'react';
import { styled } from 'styled-components';
import { serviceIdOf } from '../content/bookableServices';
import { ARTICLE_LINKS, type ArticlePath } from '../content/articleLinks';
import { SPECIALTY_KEYS, SPECIALTY_LINKS, type SpecialtyKey } from '../content/paths';
import { atLeast, notPrinted, space } from '../ui/tokens';
import { BookingBanner } from './BookingBanner';
import { SidePanelLinks } from './SidePanelLinks';

const Aside = styled.aside`
  display: grid;
  gap: ${space[10]};
  @media ${atLeast.lg} {
    position: sticky;
    top: 7rem;
  }
  ${notPrinted}
`;

interface Props {
  readonly specialty: SpecialtyKey;
  /** The article one is reading, which is not linked to itself. */
  readonly article?: ArticlePath;
}

/** Beside every sub-page: the way to book, and the other services (specification §2, decisions §2). */
export function SidePanel({ specialty, article }: Props) {
  const id = useId();
  const here = SPECIALTY_LINKS[specialty];
  const others = SPECIALTY_KEYS.filter((key) => key !== specialty).map((key) => SPECIALTY_LINKS[key]);
  const articles = ARTICLE_LINKS[specialty].filter(({ path }) => path !== article);
  return (
    <Aside aria-labelledby={id}>
      <BookingBanner hue={specialty} headingId={id} serviceId={serviceIdOf(specialty)} />
      {article !== undefined && (
        <SidePanelLinks heading={`Tot la ${here.label.toLowerCase()}`} hue={specialty} links={articles} />
      )}
      <SidePanelLinks
        heading={article === undefined ? 'Celelalte specialități' : 'Specialitățile clinicii'}
        hue={specialty}
        links={article === undefined ? others : [here, ...others]}
      />
    </Aside>
  );
}

import { styled } from 'styled-components';
import { SPECIALTY_LINKS } from '../../content/paths';
import { useFacts } from '../../api/facts';
import { specialtiesWithCard, type CardSpecialty } from '../../content/clinicFacts';
import { consultationLine } from '../../content/specialtyFacts';
import { SPECIALTY_SUMMARIES } from '../../content/specialtySummaries';
import { unbroken } from '../../domain/text';
import { Columns } from '../../ui/columns';
import { Container } from '../../ui/layout';
import { SpecialtyDrawing } from '../../layout/SpecialtyDrawing';
import { color, columns, forcedEdge, hues, radius, space, type HueName } from '../../ui/tokens';
import { SiteLink } from '../../ui/links';
import { Icon } from '../../ui/Icon';

const TILES_OVERLAP = '4.5rem';

/** The customer's order of the tiles, which differs from the menu's. */
const TILE_ORDER: Readonly<Record<CardSpecialty, number>> = {
  hematology: 1,
  cardiology: 2,
  rheumatology: 3,
};

/** The hero's colour goes on behind the tiles' upper part. */
const Ground = styled.div`
  background: linear-gradient(${color.brandDeep} ${TILES_OVERLAP}, transparent ${TILES_OVERLAP});
`;

/** Rows of two, and then of `$max` tiles; those of the last row share its width. */
const Tiles = styled(Columns)`
  display: flex;
  flex-wrap: wrap;
  > * {
    flex: 1 1 100%;
    min-width: 0;
  }
  @media ${columns.two} {
    > * {
      flex-basis: 40%;
    }
  }
  @media ${columns.three} {
    > * {
      flex-basis: ${({ $max }) => ($max === 3 ? 30 : 40)}%;
    }
  }
`;

const Tile = styled(SiteLink)<{ $hue: HueName }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: ${space[4]};
  height: 100%;
  min-height: 10.5rem;
  padding: ${space[6]};
  ${forcedEdge}
  border-radius: ${radius.card};
  background: ${({ $hue }) => hues[$hue].soft};
  color: ${({ $hue }) => hues[$hue].deep};
  text-decoration: none;
  transition: translate 200ms ease-out;
  &:hover {
    translate: 0 -4px;
  }
  &:focus-visible {
    outline: 3px solid ${color.surface};
    outline-offset: -7px;
  }
`;

const TileText = styled.span`
  display: grid;
  align-content: start;
  flex: 1 1 10.5rem;
  align-self: stretch;
  gap: ${space[2]};
`;

const Name = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  /* Keeps the longest name on one line in large text too. */
  font-size: min(1.5rem, 8vw);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Arrow = styled(Icon)`
  transition: translate 200ms;
  ${Tile}:hover & {
    translate: 4px 0;
  }
`;

export function SpecialtyTiles() {
  const facts = useFacts();
  const tiles = specialtiesWithCard(facts)
    .toSorted((one, other) => TILE_ORDER[one] - TILE_ORDER[other])
    .map((key) => ({ key, line: consultationLine(facts, key) }));
  return (
    <Ground>
      <Container>
        <nav aria-label="Specialitățile clinicii">
          <Tiles $max={tiles.length === 4 ? 2 : 3} role="list">
            {tiles.map(({ key, line }) => (
              <li key={key}>
                <Tile to={SPECIALTY_LINKS[key].path} $hue={key}>
                  <TileText>
                    <Name>
                      {SPECIALTY_LINKS[key].label}
                      <Arrow name="ArrowRight" size={22} />
                    </Name>
                    <small style={{ fontSize: '1rem', lineHeight: 1.4 }}>
                      {SPECIALTY_SUMMARIES[key]}
                      {line && <b style={{ display: 'block' }}>{unbroken(line)}</b>}
                    </small>
                  </TileText>
                  <SpecialtyDrawing specialty={key} size={84} />
                </Tile>
              </li>
            ))}
          </Tiles>
        </nav>
      </Container>
    </Ground>
  );
}

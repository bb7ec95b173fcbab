import { styled } from 'styled-components';
import { SPECIALTY_LINKS } from '../content/paths';
import { useClinicFacts } from '../api/clinicFacts';
import { consultationLine } from '../content/clinicFacts';
import { SPECIALTY_SUMMARIES } from '../content/specialtySummaries';
import { atLeast, forcedEdge, hues, radius, space } from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';

const hue = hues.genetics;

const Card = styled.article`
  position: relative;
  display: grid;
  align-items: center;
  gap: ${space[6]};
  padding: clamp(${space[6]}, 3vw, ${space[8]});
  ${forcedEdge}
  border-radius: ${radius.panel};
  background: ${hue.tint};
  color: ${hue.deep};
  overflow: hidden;
  @media ${atLeast.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
    gap: ${space[10]};
  }
  > div {
    display: grid;
    gap: ${space[3]};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${hue.deep};
    outline-offset: 3px;
  }
  a:focus-visible {
    outline: none;
  }
  img {
    width: 100%;
    height: auto;
  }
`;

/** Set off from its row above 754 px (specification §9). */
const Place = styled.div`
  @media (width > 754px) {
    padding-left: calc(100% / 6);
  }
`;

/** The way to medical genetics: a card of another kind than the three specialties' (decisions §2). */
export function GeneticsCard() {
  const { path, label } = SPECIALTY_LINKS.genetics;
  const price = consultationLine(useClinicFacts(), 'genetics');
  return (
    <Place>
      <Card>
        <div>
          <h2>
            <SiteLink to={path}>{label}</SiteLink>
          </h2>
          <p>{SPECIALTY_SUMMARIES.genetics}</p>
          {price !== undefined && (
            <p>
              <strong>{price}</strong>
            </p>
          )}
        </div>
        <img src="/pictures/genetics.svg" alt="" width={480} height={240} loading="lazy" />
      </Card>
    </Place>
  );
}

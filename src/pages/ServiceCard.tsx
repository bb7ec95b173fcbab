import { styled } from 'styled-components';
import { BUTTONS } from '../content/messages';
import { ARTICLE_LINKS } from '../content/articleLinks';
import type { SpecialtyKey } from '../domain/facts';
import { SPECIALTY_LINKS } from '../content/paths';
import { useClinicFacts } from '../api/clinicFacts';
import { consultationLine } from '../content/clinicFacts';
import { SPECIALTY_SUMMARIES } from '../content/specialtySummaries';
import { SpecialtyDrawing } from '../ui/illustrations/SpecialtyDrawing';
import { color, fontSize, hues, pressable, radius, space, type HueName } from '../ui/tokens';
import { SiteLink } from '../ui/SiteLink';
import { Icon } from '../ui/Icon';

const Card = styled.article<{ $hue: HueName }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.surface};
  overflow: hidden;
  > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${space[5]} ${space[6]};
    background: ${({ $hue }) => hues[$hue].soft};
    color: ${({ $hue }) => hues[$hue].deep};
  }
  > div:last-child {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space[4]};
    padding: ${space[6]};
  }
  ul {
    align-self: start;
    color: ${color.muted};
    font-size: 1rem;
  }
  li {
    border-top: 1px solid ${color.hairline};
  }
  li a {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space[2]};
    color: inherit;
    line-height: 1.3;
    text-decoration: none;
  }
  li a:hover {
    color: ${({ $hue }) => hues[$hue].deep};
    text-decoration: underline;
  }
  b {
    font-size: ${fontSize.small};
  }
`;

const More = styled(SiteLink)`
  ${pressable}
  justify-self: start;
  gap: ${space[2]};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.panel};
  }
`;

/** A specialty with what it offers, and `Mai multe` to its page. */
export function ServiceCard({ specialty }: { readonly specialty: SpecialtyKey }) {
  const { path, label } = SPECIALTY_LINKS[specialty];
  const line = consultationLine(useClinicFacts(), specialty);
  return (
    <Card $hue={specialty}>
      <div>
        <div>
          <h3>{label}</h3>
          {line && <b>{line}</b>}
        </div>
        <SpecialtyDrawing of={specialty} size={64} />
      </div>
      <div>
        <p>{SPECIALTY_SUMMARIES[specialty]}</p>
        <ul role="list">
          {ARTICLE_LINKS[specialty].map((link) => (
            <li key={link.path}>
              <SiteLink to={link.path}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
        <More to={path} aria-label={`${BUTTONS.more}: ${label}`}>
          {BUTTONS.more}
          <Icon name="ArrowRight" size={18} />
        </More>
      </div>
    </Card>
  );
}

import { styled } from 'styled-components';
import { BUTTONS } from '../content/messages';
import { ARTICLE_LINKS } from '../content/articleLinks';
import type { SpecialtyKey } from '../domain/facts';
import { SPECIALTY_LINKS } from '../content/paths';
import { useFacts } from '../api/facts';
import { consultationLine } from '../content/specialtyFacts';
import { SPECIALTY_SUMMARIES } from '../content/specialtySummaries';
import { unbroken } from '../domain/text';
import { SpecialtyDrawing } from '../layout/SpecialtyDrawing';
import { Card } from '../ui/Card';
import { Stack } from '../ui/layout';
import { color, hues, pressable, space, type HueName } from '../ui/tokens';
import { SiteLink } from '../ui/links';
import { WholeCardLink } from '../ui/WholeCardLink';
import { Icon } from '../ui/Icon';

const ClippedCard = styled(Card)`
  position: relative;
  grid-template-rows: auto 1fr;
  height: 100%;
  padding: 0;
  overflow: hidden;
`;

const CardHead = styled.div<{ $hue: HueName }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[5]} ${space[6]};
  background: ${({ $hue }) => hues[$hue].soft};
  color: ${({ $hue }) => hues[$hue].deep};
`;

const ArticleLink = styled(SiteLink)`
  ${pressable}
  position: relative;
  z-index: 1;
  width: 100%;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.hairline};
  color: ${color.muted};
  font-size: 1rem;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    color: ${color.brandDeep};
    text-decoration: underline;
  }
`;

const More = styled(WholeCardLink)`
  ${pressable}
  gap: ${space[2]};
  color: ${color.brand};
  font-weight: 600;
`;

export function SpecialtyCard({ specialty }: { readonly specialty: SpecialtyKey }) {
  const { path, label } = SPECIALTY_LINKS[specialty];
  const line = consultationLine(useFacts(), specialty);
  return (
    <ClippedCard as="article" $gap={1}>
      <CardHead $hue={specialty}>
        <div>
          <h3>{label}</h3>
          {line && <b>{unbroken(line)}</b>}
        </div>
        <SpecialtyDrawing specialty={specialty} size={64} />
      </CardHead>
      <Stack style={{ gridTemplateRows: 'auto 1fr auto', padding: space[6] }}>
        <p>{SPECIALTY_SUMMARIES[specialty]}</p>
        <ul role="list">
          {ARTICLE_LINKS[specialty].map((link) => (
            <li key={link.path}>
              <ArticleLink to={link.path}>{link.label}</ArticleLink>
            </li>
          ))}
        </ul>
        <div>
          <More to={path} aria-label={`${BUTTONS.more}: ${label}`}>
            {BUTTONS.more}
            <Icon name="ArrowRight" size={18} />
          </More>
        </div>
      </Stack>
    </ClippedCard>
  );
}

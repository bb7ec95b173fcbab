import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { aboutTexts } from '../../content/pages/about';
import { homeTexts } from '../../content/pages/home';
import { PATHS } from '../../content/paths';
import { MoreLink } from '../../ui/text/MoreLink';
import { Section } from '../../ui/grid/Section';
import { Stack } from '../../ui/grid/Stack';
import { color, atLeast, measure, space } from '../../ui/tokens';

const Row = styled.div`
  display: grid;
  gap: ${space[10]};
  @media ${atLeast.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(${space[12]}, 7vw, ${space[24]});
  }
`;

const Words = styled(Stack)`
  max-width: ${measure};
  a {
    color: ${color.brand};
  }
`;

const Points = styled.dl`
  display: grid;
  align-content: start;
  @media ${atLeast.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
  div {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.hairline};
  }
  dt {
    font-weight: 700;
  }
  dd {
    color: ${color.muted};
    font-size: 1rem;
    line-height: 1.5;
  }
`;

/** What kind of clinic this is, in few words. */
export function AboutBlock() {
  const { points } = aboutTexts(useClinicFacts()).approach;
  const { heading, paragraphs, more } = homeTexts.about;
  return (
    <Section>
      <Row>
        <Words>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <MoreLink to={PATHS.about}>{more}</MoreLink>
        </Words>
        <Points>
          {points.map(({ key, title, text }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Points>
      </Row>
    </Section>
  );
}

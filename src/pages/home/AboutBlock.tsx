import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { aboutTexts } from '../../content/pages/about';
import { homeTexts } from '../../content/pages/home';
import { PATHS } from '../../content/paths';
import { unbrokenTexts } from '../../domain/unbroken';
import { MoreLink } from '../../ui/text/MoreLink';
import { Section } from '../../ui/grid/Section';
import { Stack } from '../../ui/Stack';
import { Fact } from '../../ui/Facts';
import { NotedFacts } from '../../ui/NotedFacts';
import { atLeast, measure, space } from '../../ui/tokens';

const Row = styled.div`
  display: grid;
  gap: ${space[10]};
  @media ${atLeast.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(${space[12]}, 7vw, ${space[24]});
  }
`;

/** A short description of the clinic. */
export function AboutBlock() {
  const { points } = unbrokenTexts(aboutTexts(useFacts()).approach);
  const { heading, paragraphs, more } = homeTexts.about;
  return (
    <Section>
      <Row>
        <Stack style={{ maxWidth: measure }}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <MoreLink to={PATHS.about}>{more}</MoreLink>
        </Stack>
        <NotedFacts>
          {points.map(({ key, title, text }) => (
            <Fact key={key} label={title}>
              {text}
            </Fact>
          ))}
        </NotedFacts>
      </Row>
    </Section>
  );
}

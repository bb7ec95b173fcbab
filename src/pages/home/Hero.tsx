import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { homeTexts } from '../../content/pages/home';
import { PATHS } from '../../content/paths';
import { unbroken } from '../../domain/text';
import { ButtonLink } from '../../ui/Button';
import { Actions, Container, Stack } from '../../ui/layout';
import { atLeast, color, fontSize, promiseBreak, space } from '../../ui/tokens';
import { FirstFreeTimes } from './FirstFreeTimes';

const Ground = styled.div`
  background: ${color.brandDeep};
  color: ${color.onBrand};
  ::selection {
    background: ${color.brandSoft};
    color: ${color.brandDeep};
  }
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  padding-block: clamp(${space[8]}, 4vw, ${space[12]}) clamp(${space[8]}, 4vw, ${space[12]});
  @media ${atLeast.lg} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${space[16]};
  }
`;

const Name = styled.h1`
  /* It stays on its one line on every phone. */
  font-size: min(${fontSize.display}, 10.5vw);
  line-height: 1.02;
  letter-spacing: -0.035em;
`;

const Promised = styled.p`
  max-width: 30rem;
  font-size: clamp(1.3125rem, 1.2rem + 0.6vw, 1.6875rem);
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.3;
`;

/** Starts a new line on wide screens. */
const SecondHalf = styled.span`
  @media ${promiseBreak} {
    display: block;
  }
`;

const Text = styled.p`
  /* Wraps into as many lines in the fallback font, so that nothing below moves. */
  max-width: min(32rem, 84%);
  color: ${color.brandSoft};
`;

export function Hero() {
  const facts = useFacts();
  const [whatIs, whatFollows] = homeTexts.promise;
  return (
    <Ground>
      <Row>
        <Stack $gap={5}>
          <Name>{facts.profile.name}</Name>
          <Promised>
            {whatIs} <SecondHalf>{whatFollows}</SecondHalf>
          </Promised>
          <Text>{unbroken(homeTexts.lead(facts))}</Text>
          <Actions style={{ paddingTop: space[3] }}>
            <ButtonLink $variant="onBrand" to={PATHS.booking}>
              {homeTexts.book}
            </ButtonLink>
            <ButtonLink $variant="onBrandQuiet" to={PATHS.about}>
              {homeTexts.toAbout}
            </ButtonLink>
          </Actions>
        </Stack>
        <FirstFreeTimes />
      </Row>
    </Ground>
  );
}

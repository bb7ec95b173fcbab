import { styled } from 'styled-components';
import { SPECIALTY_LINKS } from '../content/paths';
import { useFacts } from '../api/facts';
import { consultationLine } from '../content/specialtyFacts';
import { SPECIALTY_SUMMARIES } from '../content/specialtySummaries';
import { Card } from '../ui/Card';
import { Stack } from '../ui/layout';
import { atLeast, geneticsOffset, hues, space } from '../ui/tokens';
import { WholeCardLink } from '../ui/WholeCardLink';

const Wide = styled(Card)`
  position: relative;
  align-items: center;
  gap: ${space[6]};
  overflow: hidden;
  &:hover {
    background: ${hues.genetics.soft};
  }
  @media ${atLeast.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
    gap: ${space[10]};
  }
`;

/** Card that is offset from its row above 754 px. */
const Place = styled.div`
  @media ${geneticsOffset} {
    padding-left: calc(100% / 6);
  }
`;

/** The card of medical genetics, of another kind than the three specialties' cards. */
export function GeneticsCard() {
  const { path, label } = SPECIALTY_LINKS.genetics;
  const price = consultationLine(useFacts(), 'genetics');
  return (
    <Place>
      <Wide as="article" $hue="genetics">
        <Stack $gap={3}>
          <h2>
            <WholeCardLink to={path}>{label}</WholeCardLink>
          </h2>
          <p>{SPECIALTY_SUMMARIES.genetics}</p>
          {price !== undefined && <strong>{price}</strong>}
        </Stack>
        <img
          style={{ width: '100%', height: 'auto' }}
          src="/pictures/genetics.svg"
          alt=""
          width={480}
          height={240}
          loading="lazy"
        />
      </Wide>
    </Place>
  );
}

import { styled } from 'styled-components';
import { LinkOnDark, PhoneLink } from '../ui/links';
import { useFacts } from '../api/facts';
import { PATHS } from '../content/paths';
import { ButtonLink } from '../ui/Button';
import { Stack } from '../ui/layout';
import { atLeast, color, forcedEdge, notPrinted, onDark, radius, space } from '../ui/tokens';
import { Lead } from '../ui/text';

const Panel = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: clamp(${space[6]}, 5vw, ${space[12]});
  ${forcedEdge}
  border-radius: ${radius.card};
  ${onDark}
  @media ${atLeast.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[10]};
  }
  ${notPrinted}
`;

interface Props {
  readonly heading: string;
  /** The address of the booking page, with a choice. */
  readonly to?: string;
}

export function BookingInvitation({ heading, to = PATHS.booking }: Props) {
  const { profile: clinic } = useFacts();
  return (
    <Panel>
      <Stack $gap={3}>
        <h2>{heading}</h2>
        <Lead style={{ color: color.brandSoft }}>
          Alegeți o oră liberă aici, în câteva minute. Dacă preferați, sunați la{' '}
          <LinkOnDark as={PhoneLink} number={clinic.phone} />.
        </Lead>
      </Stack>
      <ButtonLink $variant="onBrand" to={to}>
        Alegeți o oră liberă
      </ButtonLink>
    </Panel>
  );
}

import { styled } from 'styled-components';
import { contactTexts } from '../../content/pages/contact';
import { PATHS } from '../../content/paths';
import { OpeningHours } from '../../layout/OpeningHours';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/grid/Stack';
import { color, radius, space } from '../../ui/tokens';

const Panel = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  color: ${color.brandDeep};
  h2 {
    font-size: 1.375rem;
  }
  p {
    font-size: 1rem;
  }
`;

const Hours = styled.div`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.brandSoft};
  font-size: 1rem;
`;

/** Most who write want an appointment: the shorter way there, and the hours. */
export function BookingAside() {
  const { bookingHeading, bookingText, bookingLink } = contactTexts;
  return (
    <Panel>
      <Stack $gap={4}>
        <h2>{bookingHeading}</h2>
        <p>{bookingText}</p>
        <ButtonLink to={PATHS.booking}>{bookingLink}</ButtonLink>
      </Stack>
      <Hours>
        <OpeningHours />
      </Hours>
    </Panel>
  );
}

import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/links';
import { useFacts } from '../../api/facts';
import { LOST_LINK_PATH } from '../../content/paths';
import { phoneHours } from '../../content/phoneHours';
import { Stack } from '../../ui/layout';
import { atLeast, color, fontSize, notPrinted, space } from '../../ui/tokens';

const QuietStack = styled(Stack)`
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  @media ${atLeast.lg} {
    /* At the window's edge nothing moves it, neither what is chosen nor a receipt. */
    margin-top: auto;
    padding-inline: ${space[6]};
  }
  ${notPrinted}
`;

export function ExceptionalCases() {
  const { profile: clinic, sendsMail } = useFacts();
  return (
    <QuietStack $gap={1}>
      <strong style={{ color: color.text }}>Situații excepționale</strong>
      <p>
        Sunați la <PhoneLink number={clinic.phone} /> ({phoneHours(clinic)}) sau scrieți la{' '}
        <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
      </p>
      {sendsMail && (
        <p>
          Ați pierdut linkul programării? <a href={LOST_LINK_PATH}>Cereți-l din nou</a>.
        </p>
      )}
    </QuietStack>
  );
}

import { memo } from 'react';
import { styled } from 'styled-components';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { hasOwnServer } from '../../api/backendAddress';
import { useClinicFacts } from '../../api/clinicFacts';
import { LOST_LINK_PATH } from '../../content/paths';
import { color, fontSize, space } from '../../ui/tokens';

const Box = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-inline: ${space[6]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  strong {
    color: ${color.text};
  }
  a {
    overflow-wrap: anywhere;
  }
  @media (max-width: 61.99rem) {
    padding: 0;
  }
  @media print {
    display: none;
  }
`;

/** Whom to ask when the form does not fit (specification §2). */
export const ExceptionalCases = memo(function ExceptionalCases() {
  const { profile: clinic } = useClinicFacts();
  return (
    <Box>
      <strong>Situații excepționale</strong>
      <p>
        Pentru urgențe, sunați la <PhoneLink number="112" />.
      </p>
      <p>
        În alte situații, sunați la <PhoneLink number={clinic.phone} /> (luni–vineri, {clinic.phoneOpens}–
        {clinic.phoneCloses}) sau scrieți la <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
      </p>
      {hasOwnServer() && (
        <p>
          Ați pierdut linkul programării? <a href={LOST_LINK_PATH}>Cereți-l din nou</a>.
        </p>
      )}
    </Box>
  );
});

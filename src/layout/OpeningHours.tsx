import { styled } from 'styled-components';
import { useClinicFacts } from '../api/clinicFacts';
import { space } from '../ui/tokens';

const Definitions = styled.dl`
  display: grid;
  gap: ${space[2]};
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

/** When the clinic is open and when it answers the phone (specification §9). */
export function OpeningHours() {
  const { profile: clinic } = useClinicFacts();
  const hours = [
    ['Luni–vineri', clinic.opens, clinic.closes],
    ['La telefon, luni–vineri', clinic.phoneOpens, clinic.phoneCloses],
  ] as const;
  return (
    <Definitions>
      {hours.map(([days, opens, closes]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>
            <time>{opens}</time>–<time>{closes}</time>
          </dd>
        </div>
      ))}
    </Definitions>
  );
}

import { styled } from 'styled-components';
import { clinic } from '../content/clinic';
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
  const hours = { 'Luni–vineri': clinic.openingHours, 'La telefon, luni–vineri': clinic.phoneHours };
  return (
    <Definitions>
      {Object.entries(hours).map(([days, { opens, closes }]) => (
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
